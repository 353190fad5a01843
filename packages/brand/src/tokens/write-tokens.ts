import type { BrandTokens } from "./brand-tokens.ts";

/** The text of a brand's tokens.ts. */
export function writeTokens({ decisions, overrides, font }: BrandTokens, comment: string): string {
  const parts = { decisions, ...(overrides && { overrides }), ...(font && { font }) };
  return [
    'import type { BrandTokens } from "@kaitori/brand";',
    "",
    `/** ${comment} */`,
    `export default ${literal(parts, "")} satisfies BrandTokens;`,
    "",
  ].join("\n");
}

function literal(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const lines = Object.entries(value).map(([key, inner]) => `${deeper}${key}: ${literal(inner, deeper)},\n`);
  return `{\n${lines.join("")}${indent}}`;
}
