import type { BrandPhotographs } from "./photographs.ts";

export const writePhotographs = (photographs: BrandPhotographs): string =>
  [
    'import type { BrandPhotographs } from "@kaitori/brand";',
    "",
    ...(Object.keys(photographs).length > 0
      ? ["export default {", ...Object.entries(photographs).flatMap(entry), "} satisfies BrandPhotographs;"]
      : ["export default {} satisfies BrandPhotographs;"]),
    "",
  ].join("\n");

const entry = ([name, { file, version, width, height, alt, focus }]: [string, BrandPhotographs[string]]) => [
  `  ${name.includes("-") ? JSON.stringify(name) : name}: {`,
  `    file: ${JSON.stringify(file)},`,
  `    version: ${JSON.stringify(version)},`,
  `    width: ${width},`,
  `    height: ${height},`,
  `    alt: ${JSON.stringify(alt)},`,
  ...(focus ? [`    focus: [${focus.join(", ")}],`] : []),
  "  },",
];
