import { type Composition, compositionChoices, type Hex, isHex } from "@kaitori/ui/theme";
import * as v from "valibot";
import { documented, optional } from "../settings/values.ts";

const Colour = v.custom<Hex>(isHex, 'must be a colour such as "#a12a2f" (six digits, no transparency)');

const oneOf = <const Choices extends readonly (string | number)[]>(choices: Choices) =>
  v.picklist(choices, `must be one of ${choices.map((choice) => JSON.stringify(choice)).join(", ")}`);

/** A decision about the composition; the theme has its choices. */
const composition = <Name extends keyof Composition>(name: Name, sentence: string) =>
  optional(sentence, oneOf(compositionChoices[name]));

/** A brand's decisions about its look, each with a sentence. The theme derives everything else. */
export const Decisions = v.strictObject({
  brand: documented("The brand colour: buttons, links, the mark.", Colour),
  accent: documented("The accent colour, for at most one element of a screen.", Colour),
  ink: documented("The colour of text, and of dark surfaces where a brand has them.", Colour),
  paper: documented("The background of the page.", Colour),
  surface: documented("The background of cards and input boxes.", Colour),
  neutral: documented("The colour from which lines and pale fills are derived.", Colour),
  action: documented("Colour of the primary button: brand or accent.", oneOf(["brand", "accent"])),
  header: documented("Background of the header and the footer.", oneOf(["paper", "brand", "ink"])),
  emphasis: documented(
    "Background of the most important block of a screen: outline (that of cards), soft (pale), or strong (dark).",
    oneOf(["outline", "soft", "strong"]),
  ),
  corner: documented(
    "Radius of corners in px; cards use all of it, controls at most 12.",
    v.pipe(v.number(), v.minValue(0, "must not be negative"), v.maxValue(32, "must be at most 32")),
  ),
  buttons: documented(
    "Shape of buttons: corner (as rounded as other elements), or pill (round ends).",
    oneOf(["corner", "pill"]),
  ),
  density: documented("Space between elements.", oneOf(["compact", "normal", "loose"])),
  typeScale: documented("Size of text.", oneOf(["compact", "normal", "large"])),
  bodyFamily: documented("Family of the text; fonts of the system only.", oneOf(["gothic", "rounded"])),
  headingFamily: documented(
    "Family of the headings; fonts of the system only.",
    oneOf(["gothic", "mincho", "rounded"]),
  ),
  headingWeight: documented("Weight of the headings.", oneOf([500, 600, 700, 800])),
  headingTracking: documented(
    "Letter spacing of the headings: normal, or tight (closer than the font sets them).",
    oneOf(["normal", "tight"]),
  ),
  frame: composition(
    "frame",
    "Navigation around a page after the login: bar (at the top), letterhead (a centred logo above a double line), tabs, or rail (a column at the side).",
  ),
  ornament: composition(
    "ornament",
    "Ornament of headings: none, rule (a line), leaf (with hills at the foot of the page), or block (a square).",
  ),
  groups: composition(
    "groups",
    "Container of a group of fields: cards, ledger (a double line above it), or panels (pale fills).",
  ),
  fields: composition(
    "fields",
    "Look of fields: plain, labelStrips (the label on a strip, as on a paper form), boxes (label and input in one box), or sheets (a sheet of paper for each question).",
  ),
  facts: composition(
    "facts",
    "Look of lists of terms and values: rows, leaders (a dotted line to the value), stripes (tinted rows), or tiles (small boxes).",
  ),
  columns: composition("columns", "Position of the second column on a desktop: beside the task or below it."),
  steps: composition(
    "steps",
    "Look of steps: bars, track (one line), numbers (kanji numerals), or beads (dots on a line).",
  ),
  icons: composition(
    "icons",
    "Look of icons and statuses: line, fine (thin lines), tinted (icons with a pale fill), or solid (thick lines, filled statuses).",
  ),
  primaryButton: composition(
    "primaryButton",
    "Look of the button of the next step: flat, framed (a line inside its edge), raised (a darker lower edge), or arrow.",
  ),
});
