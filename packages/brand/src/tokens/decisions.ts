import type { ThemeDecisions } from "@kaitori/ui/theme";
import * as v from "valibot";
import { documented } from "../settings/documented.ts";

type Hex = ThemeDecisions["brand"];

const isHex = (value: unknown): value is Hex => typeof value === "string" && /^#[\da-f]{6}$/i.test(value);
const Colour = v.custom<Hex>(isHex, 'must be a colour such as "#a12a2f" (six digits, no transparency)');

const oneOf = <const Choices extends readonly (string | number)[]>(choices: Choices) =>
  v.picklist(choices, `must be one of ${choices.map((choice) => JSON.stringify(choice)).join(", ")}`);

/** A brand's decisions about its look, a sentence each. The theme derives everything else. */
export const Decisions = v.strictObject({
  brand: documented("The brand colour: buttons, links, the mark.", Colour),
  accent: documented("The one colour that may draw the eye once a screen.", Colour),
  ink: documented("The colour of text, and of dark surfaces where a brand has them.", Colour),
  paper: documented("The ground of the page.", Colour),
  surface: documented("The ground of cards and input boxes that lie on the paper.", Colour),
  neutral: documented("The tint of hairlines and quiet fills.", Colour),
  action: documented("Which of the two colours fills the primary button.", oneOf(["brand", "accent"])),
  header: documented("What the header and the footer are made of.", oneOf(["paper", "brand", "ink"])),
  emphasis: documented(
    "How the most important block of a screen is set apart.",
    oneOf(["outline", "soft", "strong"]),
  ),
  corner: documented(
    "Corners in px: cards get it whole, controls at most 12.",
    v.pipe(v.number(), v.minValue(0, "must not be negative"), v.maxValue(32, "must be at most 32")),
  ),
  buttons: documented(
    "Whether buttons have the corners of the rest or are pills.",
    oneOf(["corner", "pill"]),
  ),
  density: documented("How much room there is between things.", oneOf(["compact", "normal", "loose"])),
  typeScale: documented("How large text is.", oneOf(["compact", "normal", "large"])),
  bodyFamily: documented("Family of the text; fonts of the system only.", oneOf(["gothic", "rounded"])),
  headingFamily: documented(
    "Family of the headings; fonts of the system only.",
    oneOf(["gothic", "mincho", "rounded"]),
  ),
  headingWeight: documented("Weight of the headings.", oneOf([500, 600, 700, 800])),
  headingTracking: documented(
    "Tight headings set the letters closer than the font does.",
    oneOf(["normal", "tight"]),
  ),
  frame: v.optional(
    documented(
      "What stands around a page: a bar, a mark over its own line, tabs, or after the login a rail along it.",
      oneOf(["bar", "letterhead", "tabs", "rail"]),
    ),
  ),
  ornament: v.optional(
    documented(
      "What headings are adorned with: nothing, rules, leaves with hills at the foot, or blocks.",
      oneOf(["none", "rule", "leaf", "block"]),
    ),
  ),
  groups: v.optional(
    documented(
      "What holds a group of fields: cards, a ledger below rules, or tinted panels.",
      oneOf(["cards", "ledger", "panels"]),
    ),
  ),
  fields: v.optional(
    documented(
      "How a field is made: plain, as a slip of paper with its label on a strip, as one cell, or on a leaf of its own.",
      oneOf(["plain", "slips", "cells", "leaves"]),
    ),
  ),
  facts: v.optional(
    documented(
      "How what was asked and answered is listed: in rows, with dotted leaders, in stripes, or as tiles.",
      oneOf(["rows", "leaders", "stripes", "tiles"]),
    ),
  ),
  columns: v.optional(
    documented(
      "Where the second column of a desktop stands: beside the task or below it.",
      oneOf(["beside", "below"]),
    ),
  ),
  steps: v.optional(
    documented(
      "How the steps of a way are drawn: as bars, as one line, with Japanese numbers, or as beads on a string.",
      oneOf(["bars", "track", "numbers", "beads"]),
    ),
  ),
  marks: v.optional(
    documented(
      "How icons are drawn, and the shape of a status with them.",
      oneOf(["line", "fine", "tinted", "solid"]),
    ),
  ),
  press: v.optional(
    documented(
      "How the button of the next step is made: flat, framed, raised, or with an arrow.",
      oneOf(["flat", "framed", "raised", "arrow"]),
    ),
  ),
});
