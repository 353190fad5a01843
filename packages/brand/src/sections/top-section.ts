import * as v from "valibot";
import { PhotographName } from "../photographs/schema.ts";
import { Day, documented, LinkTarget, listOf, Text } from "../settings/values.ts";

const TitleAndText = v.strictObject({
  title: documented("The heading.", Text),
  text: documented("The text below the heading.", Text),
});
/** A step whose title says it all needs no text. */
const TitleMaybeText = v.strictObject({
  ...TitleAndText.entries,
  text: v.optional(TitleAndText.entries.text),
});
export const Questions = listOf(v.strictObject({ question: Text, answer: Text }), 40);

const title = v.optional(Text);

/** Name of a photograph; the check tests that it exists. */
const picture = v.optional(PhotographName);

/** Variants of a section's look; the first is the default. */
const variant = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  v.optional(v.picklist(names, `must be ${names.map((name) => JSON.stringify(name)).join(" or ")}`));

/**
 * A section of the top page. Missing texts are taken from the copy. `voices` are words of customers or staff, `figures` numbers about
 * the service, `audience` the kinds of business that it suits, `closing` the last invitation to apply.
 */
export const TopSection = v.variant("kind", [
  v.strictObject({
    kind: v.literal("hero"),
    // The picture beside the text, before it, or below vertical text; or the calculator instead of the picture.
    variant: variant("beside", "pictureFirst", "vertical", "calculator"),
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
    variant: variant("row", "list", "beads"),
    title,
    items: v.optional(listOf(TitleMaybeText, 8)),
  }),
  v.strictObject({ kind: v.literal("papers") }),
  v.strictObject({ kind: v.literal("questions"), title, items: v.optional(Questions) }),
  v.strictObject({
    kind: v.literal("voices"),
    variant: variant("cards", "letters"),
    title: Text,
    items: listOf(v.strictObject({ who: Text, text: Text, picture }), 12),
  }),
  v.strictObject({
    kind: v.literal("history"),
    title: Text,
    items: listOf(v.strictObject({ when: Text, text: Text }), 20),
  }),
  v.strictObject({
    kind: v.literal("figures"),
    title,
    items: listOf(v.strictObject({ value: Text, label: Text }), 6),
  }),
  v.strictObject({
    kind: v.literal("audience"),
    variant: variant("tiles", "lines"),
    title,
    text: v.optional(Text),
    items: listOf(TitleAndText, 6),
  }),
  v.strictObject({ kind: v.literal("telephone"), title: Text, text: v.optional(Text) }),
  v.strictObject({
    kind: v.literal("picture"),
    title: Text,
    text: v.optional(Text),
    points: v.optional(listOf(Text, 6)),
    picture,
  }),
  v.strictObject({
    kind: v.literal("notices"),
    title: Text,
    items: listOf(v.strictObject({ date: Day, text: Text, href: v.optional(LinkTarget) }), 10),
  }),
  v.strictObject({
    kind: v.literal("company"),
    title: Text,
    text: v.optional(Text),
    picture,
  }),
  v.strictObject({ kind: v.literal("cardPayment") }),
  v.strictObject({ kind: v.literal("closing") }),
]);
export type TopSection = v.InferOutput<typeof TopSection>;
