import type { Brand } from "@kaitori/brand";
import { allAreas } from "@kaitori/brand/areas";

type CopyText = { readonly key: string; readonly text: string; readonly pattern: RegExp };

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patternOf = (text: string) =>
  new RegExp(
    `^${collapseSpaces(text)
      .split(/\{\w+\}/)
      .map(escapeRegExp)
      .join(".+?")}$`,
    "u",
  );

/** Characters; a text of little more than placeholders would match anything. */
const minimumOutsidePlaceholders = 2;

const copyTextsOf = ({ copy }: Pick<Brand, "copy">): CopyText[] =>
  allAreas.flatMap(({ area, texts }) =>
    Object.entries(texts).flatMap(([name, base]) => {
      const key = `${area}.${name}`;
      const text = (copy as { readonly [key: string]: string | undefined })[key] ?? base;
      return text.replace(/\{\w+\}/g, "").trim().length < minimumOutsidePlaceholders && text.includes("{")
        ? []
        : [{ key, text, pattern: patternOf(text) }];
    }),
  );

const textsByBrand = new Map<string, CopyText[]>();

/** Copy keys of the first of these texts that the brand's copy contains. */
export function keysOf(brand: Pick<Brand, "name" | "copy">, texts: readonly string[]): string[] {
  const copyTexts = textsByBrand.get(brand.name) ?? copyTextsOf(brand);
  textsByBrand.set(brand.name, copyTexts);
  for (const text of texts) {
    const exact = copyTexts.filter((copyText) => collapseSpaces(copyText.text) === text);
    const matching = exact.length > 0 ? exact : copyTexts.filter(({ pattern }) => pattern.test(text));
    if (matching.length > 0) return matching.map(({ key }) => key);
  }
  return [];
}
