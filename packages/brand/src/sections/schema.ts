import * as v from "valibot";
import { readBrandFile } from "../settings/settings-keys.ts";
import { documented, LinkTarget, listOf, optional, Text, WholeNumber } from "../settings/values.ts";
import { OwnPage } from "./own-page.ts";
import { TopSection } from "./top-section.ts";

const Link = v.strictObject({ label: Text, href: LinkTarget });

const FurtherArticle = v.strictObject({
  after: documented(
    "Number of the base article that this article follows; 0 puts it before the first.",
    WholeNumber,
  ),
  title: documented("The heading of the article.", Text),
  text: documented("Its text; a line break begins a new line.", Text),
});
export type FurtherArticle = v.InferOutput<typeof FurtherArticle>;

/** Sections, links, articles and pages that a brand decides. A missing field is as in every brand. */
export const BrandSections = v.strictObject({
  top: optional(
    "The sections of the top page in their order; the hero is the first.",
    listOf(TopSection, 30),
  ),
  header: optional("Links of the header of the top page, after those to its own sections.", listOf(Link, 4)),
  footer: optional("Links of the footer after those that the law asks for.", listOf(Link, 12)),
  pages: optional("Pages that only this brand has.", listOf(OwnPage, 20)),
  articles: optional(
    "Articles that the brand adds to its documents.",
    v.strictObject({
      terms: optional("To the terms of use.", listOf(FurtherArticle, 20)),
      privacy: optional("To the privacy policy.", listOf(FurtherArticle, 20)),
      agreement: optional(
        "To the contract: part of the text that is hashed, agreed to and printed.",
        listOf(FurtherArticle, 10),
      ),
    }),
  ),
});
export type BrandSections = v.InferOutput<typeof BrandSections>;

/** Validates the sections that a program has read from a brand's file. */
export const readSections = (value: unknown): BrandSections =>
  readBrandFile("sections", BrandSections, value);
