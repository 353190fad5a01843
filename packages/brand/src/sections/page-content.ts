import { pagePaths } from "@kaitori/domain";
import { topPartsCopy } from "../copy/top-parts.ts";
import type { Brand } from "../define-brand.ts";
import { copyOf } from "../text/copy-of.ts";
import { legalValues } from "../text/legal-values.ts";
import type { CopyOverrides } from "../text/overrides.ts";
import { fillGivenValues } from "../text/placeholders.ts";
import { defaultSections } from "./anchors.ts";
import type { OwnPage } from "./own-page.ts";
import type { FurtherArticle } from "./schema.ts";
import type { TopSection } from "./top-section.ts";

/** Brand content of one page, sent with that page only. */
export interface PageContent {
  /** Overrides of the areas that the page uses. */
  readonly copy?: CopyOverrides;
  readonly top?: readonly TopSection[];
  readonly articles?: readonly FurtherArticle[];
  /** The brand's own page; its description is in the head. */
  readonly page?: Pick<OwnPage, "title" | "parts">;
}

/** A page of a brand's site, rendered at build time. */
export interface RenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** Brand content of this page for the browser. */
  readonly content?: PageContent | undefined;
  /** Names of the modules that show parts of this content, such as `Voices`. */
  readonly parts: readonly string[];
}

/** Brand content that only this page needs; undefined for most pages. */
export function contentOfPage(brand: BrandWithPages, path: string): PageContent | undefined {
  const { copy, sections, settings } = brand;
  switch (path) {
    case pagePaths.top:
      return {
        copy: Object.fromEntries(Object.entries(copy).filter(([key]) => key.startsWith("top."))),
        top: (sections?.top ?? defaultSections).map((section) =>
          withItems(fillTexts(section, legalValues(settings)), copy),
        ),
      };
    case pagePaths.terms:
      return { articles: sections?.articles?.terms ?? [] };
    case pagePaths.privacy:
      return { articles: sections?.articles?.privacy ?? [] };
    default: {
      const page = ownPageAt(brand, path);
      return page && { page: { title: page.title, parts: page.parts } };
    }
  }
}

type BrandWithPages = Pick<Brand, "copy" | "sections" | "settings">;

function ownPageAt({ sections, settings }: Omit<BrandWithPages, "copy">, path: string) {
  const page = sections?.pages?.find((candidate) => candidate.path === path);
  return page && fillTexts(page, legalValues(settings));
}

/** Title and description of a brand's own page; the name of the service follows the title. */
export function wordsOfOwnPage(brand: Omit<BrandWithPages, "copy">, path: string) {
  const page = ownPageAt(brand, path);
  if (!page) throw new Error(`The brand has no page at ${path}`);
  return { title: `${page.title}｜${brand.settings.serviceName}`, description: page.description };
}

function fillTexts<Value>(value: Value, values: { readonly [name: string]: string | number }): Value;
function fillTexts(value: unknown, values: { readonly [name: string]: string | number }): unknown {
  if (typeof value === "string") return fillGivenValues(value, values);
  if (Array.isArray(value)) return value.map((inner) => fillTexts(inner, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillTexts(inner, values)]));
}

/** Adds the items of the copy to a section; only pages that show them load these long texts. */
function withItems(section: TopSection, copy: CopyOverrides): TopSection {
  const words = copyOf(copy, topPartsCopy);
  const items = {
    points: ([1, 2, 3] as const).map((number) => ({
      title: words[`point${number}Title`],
      text: words[`point${number}Text`],
    })),
    steps: ([1, 2, 3, 4] as const).map((number) => ({
      title: words[`flow${number}Title`],
      text: words[`flow${number}Text`],
    })),
    questions: ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((number) => ({
      question: words[`question${number}`],
      answer: words[`answer${number}`],
    })),
  };
  switch (section.kind) {
    case "points":
      return { items: items.points, ...section };
    case "steps":
      return { items: items.steps, ...section };
    case "questions":
      return { items: items.questions, ...section };
    default:
      return section;
  }
}
