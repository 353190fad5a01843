/** Every folder of `brands/`: a new brand is in the toolbar with nothing registered. */
export const brandNames: readonly string[] = Object.keys(import.meta.glob("../../../brands/*/index.ts")).map(
  brandOfFile,
);

export const isBrandName = (name: unknown): name is string => brandNames.some((known) => known === name);

/** `../../../brands/<name>/index.ts` */
export function brandOfFile(file: string): string {
  return file.split("/").at(-2) ?? "";
}
