import * as v from "valibot";
import { PhotographName } from "../photographs/schema.ts";
import { documented } from "../settings/documented.ts";
import { Day, LinkTarget, listOf, Sentence } from "../settings/values.ts";

const TitleAndText = v.strictObject({
  title: documented("The heading.", Sentence),
  text: documented("What it says.", Sentence),
});
export const Questions = listOf(v.strictObject({ question: Sentence, answer: Sentence }), 40);

const title = v.optional(Sentence);

/** Name of a photograph; the check tests that it exists. */
const picture = v.optional(PhotographName);

/** Variants of a section's look; the first is the default. */
const variant = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  v.optional(v.picklist(names, `must be ${names.map((name) => JSON.stringify(name)).join(" or ")}`));

/** A section of the top page. Missing texts are taken from the copy. */
export const TopSection = v.variant("kind", [
  v.strictObject({
    kind: v.literal("hero"),
    variant: variant("beside", "vertical", "calculator"),
    picture,
  }),
  v.strictObject({ kind: v.literal("calculator") }),
  v.strictObject({
    kind: v.literal("points"),
    variant: variant("cards", "numbered", "list"),
    title,
    items: v.optional(listOf(TitleAndText, 9)),
  }),
  v.strictObject({
    kind: v.literal("steps"),
    variant: variant("row", "list"),
    title,
    items: v.optional(listOf(TitleAndText, 8)),
  }),
  v.strictObject({ kind: v.literal("papers") }),
  v.strictObject({ kind: v.literal("questions"), title, items: v.optional(Questions) }),
  v.strictObject({
    kind: v.literal("voices"),
    variant: variant("cards", "letters"),
    title: Sentence,
    items: listOf(v.strictObject({ who: Sentence, text: Sentence, picture }), 12),
  }),
  v.strictObject({
    kind: v.literal("history"),
    title: Sentence,
    items: listOf(v.strictObject({ when: Sentence, text: Sentence }), 20),
  }),
  v.strictObject({
    kind: v.literal("figures"),
    title,
    items: listOf(v.strictObject({ value: Sentence, label: Sentence }), 6),
  }),
  v.strictObject({
    kind: v.literal("audience"),
    title,
    text: v.optional(Sentence),
    items: listOf(TitleAndText, 6),
  }),
  v.strictObject({ kind: v.literal("telephone"), title: Sentence, text: v.optional(Sentence) }),
  v.strictObject({
    kind: v.literal("picture"),
    title: Sentence,
    text: v.optional(Sentence),
    points: v.optional(listOf(Sentence, 6)),
    picture,
  }),
  v.strictObject({
    kind: v.literal("notices"),
    title: Sentence,
    items: listOf(v.strictObject({ date: Day, text: Sentence, href: v.optional(LinkTarget) }), 10),
  }),
  v.strictObject({ kind: v.literal("company"), title: Sentence, text: v.optional(Sentence), picture }),
  v.strictObject({ kind: v.literal("cardPayment") }),
  v.strictObject({ kind: v.literal("closing") }),
]);
export type TopSection = v.InferOutput<typeof TopSection>;
