import type { Measured } from "./measure.ts";

export interface Row {
  readonly name: string;
  readonly figures: Measured;
}

const columns = {
  painted: "first paint ms",
  largest: "largest paint ms",
  interactive: "interactive ms",
  blocked: "blocked ms",
  requests: "requests",
  script: "script bytes",
} as const satisfies Record<keyof Measured, string>;
const keys = Object.keys(columns) as (keyof Measured)[];

const ratio = (value: number, floor: number) => (floor > 0 ? ` (${(value / floor).toFixed(2)})` : "");

/** Each figure with its ratio to the first row, which is the floor. */
export function tableOf(rows: readonly Row[]): string {
  const floor = rows[0]?.figures;
  const cells = rows.map(({ name, figures }) => [
    name,
    ...keys.map((key) => `${Math.round(figures[key])}${ratio(figures[key], floor?.[key] ?? 0)}`),
  ]);
  const all = [["page", ...keys.map((key) => columns[key])], ...cells];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  return all.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")).join("\n");
}

const shown = ["largest", "interactive", "blocked", "script"] as const;
const height = 22;
const width = 420;
const textOf = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A bar for each row in each figure, with its ratio to the floor. */
export function chartOf(rows: readonly Row[]): string {
  const block = (rows.length + 2) * height;
  const parts = shown.map((key, place) => {
    const most = Math.max(1, ...rows.map(({ figures }) => figures[key]));
    const floor = rows[0]?.figures[key] ?? 0;
    const bars = rows.map(({ name, figures }, at) => {
      const value = figures[key];
      const y = place * block + (at + 1) * height;
      const length = Math.max(1, (value / most) * width);
      return `<text x="0" y="${y + 15}">${textOf(name)}</text><rect x="170" y="${y + 3}" width="${length.toFixed(1)}" height="${height - 6}" fill="#4a6fa5"/><text x="${(176 + length).toFixed(1)}" y="${y + 15}">${Math.round(value)}${ratio(value, floor)}</text>`;
    });
    return `<text x="0" y="${place * block + 15}" font-weight="bold">${columns[key]}</text>${bars.join("")}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 ${block * shown.length}" font-family="sans-serif" font-size="13">${parts.join("")}</svg>`;
}
