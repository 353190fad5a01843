/** The text of a brand's data file; with `flat`, each entry of the data is one line. */
export function writeDataFile(
  type: "BrandTokens" | "BrandAssets" | "BrandPhotographs",
  data: object,
  { comment = "", flat = false } = {},
): string {
  const opening = comment && `/** ${comment} */\n`;
  return `import type { ${type} } from "@kaitori/brand";

${opening}export default ${literal(data, "", flat ? 1 : Number.POSITIVE_INFINITY)} satisfies ${type};
`;
}

/** Objects deeper than `levels` are written in one line. */
function literal(value: unknown, indent: string, levels: number): string {
  if (Array.isArray(value)) return `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const entries = Object.entries(value).map(
    ([name, inner]) =>
      `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${literal(inner, deeper, levels - 1)}`,
  );
  if (levels <= 0) return `{ ${entries.join(", ")} }`;
  return `{${entries.map((entry) => `\n${deeper}${entry},`).join("")}${entries.length > 0 ? `\n${indent}` : ""}}`;
}
