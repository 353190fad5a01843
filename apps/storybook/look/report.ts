export type Change = { name: string; kind: "new" } | { name: string; kind: "changed"; pixels: number };

const row = (change: Change) =>
  change.kind === "new"
    ? `<h2>${change.name}</h2><p>new</p><img src="current/${change.name}.png" alt="">`
    : `<h2>${change.name}</h2><p>${change.pixels} pixels differ: accepted, current, difference</p>
       <div>${["accepted", "current", "difference"].map((part) => `<img src="${part}/${change.name}.png" alt="${part}">`).join("")}</div>`;

const style =
  "body{font:14px/1.5 system-ui;margin:32px;background:#eee}h2{font-size:15px;margin:32px 0 0}div{display:flex;gap:16px;align-items:start}img{max-width:32%;border:1px solid #ccc;background:#fff}";

/** The same screens in two brands; a picture is named by its story, its brand and its width. */
export function besidePage(pictures: readonly string[], brands: readonly string[]): string {
  const [first = ""] = brands;
  const rows = pictures
    .filter((name) => name.includes(`.${first}.`))
    .map((name) => {
      const beside = brands.map((brand) => name.replace(`.${first}.`, `.${brand}.`));
      const images = beside.map((picture) => `<img src="current/${picture}.png" alt="${picture}">`).join("");
      return `<h2>${name.replace(`.${first}.`, ", ")} px</h2><div>${images}</div>`;
    });
  return `<!doctype html>
<meta charset="utf-8"><title>${brands.join(" and ")}</title>
<style>${style}img{max-width:48%}</style>
<h1>${brands.join(" and ")}</h1>
${rows.join("\n")}
`;
}

/** What changed, side by side. */
export const reportPage = (changes: readonly Change[]) => `<!doctype html>
<meta charset="utf-8"><title>Look: ${changes.length} changes</title>
<style>${style}</style>
<h1>${changes.length === 0 ? "Nothing changed" : `${changes.length} changes`}</h1>
${changes.map(row).join("\n")}
`;
