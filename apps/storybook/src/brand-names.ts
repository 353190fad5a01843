export const brandNames: readonly string[] = Object.keys(import.meta.glob("../../../brands/*/index.ts")).map(
  brandOfFile,
);

export const isBrandName = (name: unknown): name is string => brandNames.some((brand) => brand === name);

/** `../../../brands/<name>/index.ts` */
export function brandOfFile(file: string): string {
  return file.split("/").at(-2) ?? "";
}
