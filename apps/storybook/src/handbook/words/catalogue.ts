import { allAreas } from "@kaitori/brand/areas";
import { isFixed } from "@kaitori/brand/text";
import type { CopyOfPage } from "../../../copy-of-pages.ts";

/** One text of the copy with its pages. */
export interface CatalogueText {
  /** Copy key, as `login.submit`. */
  readonly key: string;
  readonly area: string;
  readonly base: string;
  /** The text by which the brand replaces the base text. */
  readonly brandText: string | undefined;
  readonly isFixed: boolean;
  /** Addresses of the pages; if no source contains the key, the pages that use its area. */
  readonly pages: readonly string[];
}

type Overrides = { readonly [key: string]: string | undefined };

export function catalogueOf(overrides: Overrides, copyOfPages: readonly CopyOfPage[]): CatalogueText[] {
  const pagesWith = (usesText: (page: CopyOfPage) => boolean) =>
    copyOfPages.filter(usesText).map(({ address }) => address);
  return allAreas.flatMap((copyArea) =>
    Object.entries(copyArea.texts).map(([name, base]) => {
      const key = `${copyArea.area}.${name}`;
      const byKey = pagesWith(({ keys }) => keys.includes(key));
      return {
        key,
        area: copyArea.area,
        base,
        brandText: isFixed(copyArea.area) ? undefined : overrides[key],
        isFixed: isFixed(copyArea.area),
        pages: byKey.length > 0 ? byKey : pagesWith(({ areas }) => areas.includes(copyArea.area)),
      };
    }),
  );
}

/** Finds texts whose key or text contains all parts of the query, in any order. */
export function findTexts(
  texts: readonly CatalogueText[],
  { query, page }: { readonly query: string; readonly page: string },
): CatalogueText[] {
  const parts = normalise(query).split(/\s+/).filter(Boolean);
  return texts.filter(({ key, base, brandText, pages }) => {
    const searchedText = normalise(`${key} ${brandText ?? ""} ${base}`);
    return (page === "" || pages.includes(page)) && parts.every((part) => searchedText.includes(part));
  });
}

const normalise = (text: string) => text.normalize("NFKC").toLowerCase();
