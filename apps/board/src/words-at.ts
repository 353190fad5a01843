import type { Brand } from "@kaitori/brand";
import { allAreas } from "@kaitori/brand/areas";

type Word = { readonly key: string; readonly text: string; readonly shape: RegExp };

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const shapeOf = (text: string) =>
  new RegExp(
    `^${collapseSpaces(text)
      .split(/\{\w+\}/)
      .map(escapeRegExp)
      .join(".+?")}$`,
    "u",
  );

const wordsOf = ({ copy }: Pick<Brand, "copy">): Word[] =>
  allAreas.flatMap(({ area, texts }) =>
    Object.entries(texts).flatMap(([name, base]) => {
      const key = `${area}.${name}`;
      const text = (copy as { readonly [key: string]: string | undefined })[key] ?? base;
      // A text of little more than placeholders would match anything.
      return text.replace(/\{\w+\}/g, "").trim().length < 2 && text.includes("{")
        ? []
        : [{ key, text, shape: shapeOf(text) }];
    }),
  );

const wordsByBrand = new Map<string, Word[]>();

/** Copy keys of the first of these texts that the brand's copy contains. */
export function keysOf(brand: Pick<Brand, "name" | "copy">, texts: readonly string[]): string[] {
  const words = wordsByBrand.get(brand.name) ?? wordsOf(brand);
  wordsByBrand.set(brand.name, words);
  for (const text of texts) {
    const exact = words.filter((word) => collapseSpaces(word.text) === text);
    const fitting = exact.length > 0 ? exact : words.filter(({ shape }) => shape.test(text));
    if (fitting.length > 0) return fitting.map(({ key }) => key);
  }
  return [];
}
