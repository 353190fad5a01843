import { allAreas } from "@kaitori/brand/areas";
import { isFixed } from "@kaitori/brand/text";
import type { ScreenFacts } from "../../../screen-facts.ts";

/** One text of the copy, and where it is read. */
export interface CatalogueText {
  /** `login.submit`, as a brand writes it in its copy.ts. */
  readonly key: string;
  readonly area: string;
  readonly base: string;
  /** The brand's own text in its place. */
  readonly own: string | undefined;
  readonly isFixed: boolean;
  /** Addresses of the pages; where the key itself is not found in a source, the pages that use its area. */
  readonly pages: readonly string[];
}

type Overrides = { readonly [key: string]: string | undefined };

export function catalogueOf(overrides: Overrides, facts: readonly ScreenFacts[]): CatalogueText[] {
  const pagesWith = (isOn: (page: ScreenFacts) => boolean) =>
    facts.filter(isOn).map(({ address }) => address);
  return allAreas.flatMap((copyArea) =>
    Object.entries(copyArea.texts).map(([name, base]) => {
      const key = `${copyArea.area}.${name}`;
      const byKey = pagesWith(({ words }) => words.includes(key));
      return {
        key,
        area: copyArea.area,
        base,
        own: isFixed(copyArea.area) ? undefined : overrides[key],
        isFixed: isFixed(copyArea.area),
        pages: byKey.length > 0 ? byKey : pagesWith(({ areas }) => areas.includes(copyArea.area)),
      };
    }),
  );
}

/** Finds texts: all parts of the query have to stand in the key or in the text, in any order. */
export function findTexts(
  texts: readonly CatalogueText[],
  { said, page }: { readonly said: string; readonly page: string },
): CatalogueText[] {
  const parts = plain(said).split(/\s+/).filter(Boolean);
  return texts.filter(({ key, base, own, pages }) => {
    const all = plain(`${key} ${own ?? ""} ${base}`);
    return (page === "" || pages.includes(page)) && parts.every((part) => all.includes(part));
  });
}

/** Full-width letters and capitals are looked for like any others. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase();
