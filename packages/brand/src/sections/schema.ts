import * as v from "valibot";
import { PhotographName } from "../photographs/schema.ts";
import { documented } from "../settings/documented.ts";
import { Day, LinkTarget, Sentence } from "../settings/values.ts";

const Titled = v.strictObject({
  title: documented("The heading.", Sentence),
  text: documented("What it says.", Sentence),
});

const several = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(
    v.array(schema),
    v.minLength(1, "must hold at least one"),
    v.maxLength(most, `must hold at most ${most}`),
  );

const title = v.optional(Sentence);

/** The name of a photograph of the brand; the check knows whether there is one. */
const picture = v.optional(PhotographName);

/** A part of the top page. What is left out is said by the copy. */
const TopSection = v.variant("kind", [
  v.strictObject({
    kind: v.literal("hero"),
    variant: v.optional(v.picklist(["beside", "vertical"], 'must be "beside" or "vertical"')),
    picture,
  }),
  v.strictObject({ kind: v.literal("calculator") }),
  v.strictObject({ kind: v.literal("points"), title, items: v.optional(several(Titled, 9)) }),
  v.strictObject({ kind: v.literal("steps"), title, items: v.optional(several(Titled, 8)) }),
  v.strictObject({ kind: v.literal("papers") }),
  v.strictObject({
    kind: v.literal("questions"),
    title,
    items: v.optional(several(v.strictObject({ question: Sentence, answer: Sentence }), 40)),
  }),
  v.strictObject({
    kind: v.literal("voices"),
    title: Sentence,
    items: several(v.strictObject({ who: Sentence, text: Sentence, picture }), 12),
  }),
  v.strictObject({
    kind: v.literal("history"),
    title: Sentence,
    items: several(v.strictObject({ when: Sentence, text: Sentence }), 20),
  }),
  v.strictObject({
    kind: v.literal("notices"),
    title: Sentence,
    items: several(v.strictObject({ date: Day, text: Sentence, href: v.optional(LinkTarget) }), 10),
  }),
  v.strictObject({ kind: v.literal("company"), title: Sentence, text: v.optional(Sentence), picture }),
  v.strictObject({ kind: v.literal("cardPayment") }),
  v.strictObject({ kind: v.literal("closing") }),
]);
export type TopSection = v.InferOutput<typeof TopSection>;

const FurtherArticle = v.strictObject({
  after: documented(
    "The number of the article of the base text after which it stands; 0 is before the first.",
    v.pipe(v.number(), v.integer("must be a whole number"), v.minValue(0, "must not be negative")),
  ),
  title: documented("The heading of the article.", Sentence),
  text: documented("Its text; a line break begins a new line.", Sentence),
});
export type FurtherArticle = v.InferOutput<typeof FurtherArticle>;

/** How a brand composes its pages. What is left out is as in every brand. */
export const BrandSections = v.strictObject({
  top: v.optional(
    documented("The parts of the top page in their order; the hero is the first.", several(TopSection, 30)),
  ),
  header: v.optional(
    documented(
      "Links of the header of the top page, after those to its own parts.",
      several(v.strictObject({ label: Sentence, href: LinkTarget }), 4),
    ),
  ),
  footer: v.optional(
    documented(
      "Links of the footer after those that the law asks for.",
      several(v.strictObject({ label: Sentence, href: LinkTarget }), 12),
    ),
  ),
  articles: v.optional(
    documented(
      "Articles that the brand adds to its documents.",
      v.strictObject({
        terms: v.optional(documented("To the terms of use.", several(FurtherArticle, 20))),
        privacy: v.optional(documented("To the privacy policy.", several(FurtherArticle, 20))),
      }),
    ),
  ),
});
export type BrandSections = v.InferOutput<typeof BrandSections>;
