import * as v from "valibot";
import { documented } from "../settings/documented.ts";
import { LinkTarget, listOf, Text } from "../settings/values.ts";
import { OwnPage } from "./own-page.ts";
import { TopSection } from "./top-section.ts";

const FurtherArticle = v.strictObject({
  after: documented(
    "Number of the base article that this article follows; 0 puts it before the first.",
    v.pipe(v.number(), v.integer("must be a whole number"), v.minValue(0, "must not be negative")),
  ),
  title: documented("The heading of the article.", Text),
  text: documented("Its text; a line break begins a new line.", Text),
});
export type FurtherArticle = v.InferOutput<typeof FurtherArticle>;

/** Sections, links, articles and pages that a brand decides. A missing field is as in every brand. */
export const BrandSections = v.strictObject({
  top: v.optional(
    documented("The sections of the top page in their order; the hero is the first.", listOf(TopSection, 30)),
  ),
  header: v.optional(
    documented(
      "Links of the header of the top page, after those to its own sections.",
      listOf(v.strictObject({ label: Text, href: LinkTarget }), 4),
    ),
  ),
  footer: v.optional(
    documented(
      "Links of the footer after those that the law asks for.",
      listOf(v.strictObject({ label: Text, href: LinkTarget }), 12),
    ),
  ),
  pages: v.optional(documented("Pages that only this brand has.", listOf(OwnPage, 20))),
  articles: v.optional(
    documented(
      "Articles that the brand adds to its documents.",
      v.strictObject({
        terms: v.optional(documented("To the terms of use.", listOf(FurtherArticle, 20))),
        privacy: v.optional(documented("To the privacy policy.", listOf(FurtherArticle, 20))),
        agreement: v.optional(
          documented(
            "To the contract: part of the text that is hashed, agreed to and printed.",
            listOf(FurtherArticle, 10),
          ),
        ),
      }),
    ),
  ),
});
export type BrandSections = v.InferOutput<typeof BrandSections>;
