import type { BrandAssets } from "../assets.ts";

export const writeAssets = (assets: BrandAssets): string =>
  [
    'import type { BrandAssets } from "@kaitori/brand";',
    "",
    "export default {",
    ...Object.entries(assets).map(
      ([name, { file, width, height }]) =>
        `  ${name}: { file: ${JSON.stringify(file)}, width: ${width}, height: ${height} },`,
    ),
    "} satisfies BrandAssets;",
    "",
  ].join("\n");
