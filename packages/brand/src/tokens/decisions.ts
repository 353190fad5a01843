import { type Hex, isHex } from "@kaitori/ui/theme";
import * as v from "valibot";
import { documented } from "../settings/documented.ts";

const Colour = v.custom<Hex>(isHex, 'must be a colour such as "#a12a2f" (six digits, no transparency)');

const oneOf = <const Choices extends readonly (string | number)[]>(choices: Choices) =>
  v.picklist(choices, `must be one of ${choices.map((choice) => JSON.stringify(choice)).join(", ")}`);

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
    "Emphasis of the most important block of a screen.",
    oneOf(["outline", "soft", "strong"]),
  ),
  corner: documented(
    "Radius of corners in px; cards use all of it, controls at most 12.",
    v.pipe(v.number(), v.minValue(0, "must not be negative"), v.maxValue(32, "must be at most 32")),
  ),
  buttons: documented(
    "Shape of buttons: the corners of other elements, or pills.",
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
    "Tight headings set the letters closer than the font does.",
    oneOf(["normal", "tight"]),
  ),
  frame: v.optional(
    documented(
      "Frame of a page: a bar, a mark above a line, tabs, or after the login a rail at the side.",
      oneOf(["bar", "letterhead", "tabs", "rail"]),
    ),
  ),
  ornament: v.optional(
    documented(
      "Ornament of headings: none, rules, leaves with hills at the foot, or blocks.",
      oneOf(["none", "rule", "leaf", "block"]),
    ),
  ),
  groups: v.optional(
    documented(
      "Container of a group of fields: cards, a ledger with rules, or tinted panels.",
      oneOf(["cards", "ledger", "panels"]),
    ),
  ),
  fields: v.optional(
    documented(
      "Look of fields: plain, slips of paper with the label on a strip, cells, or separate leaves.",
      oneOf(["plain", "slips", "cells", "leaves"]),
    ),
  ),
  facts: v.optional(
    documented(
      "Look of lists of terms and values: rows, dotted leaders, stripes, or tiles.",
      oneOf(["rows", "leaders", "stripes", "tiles"]),
    ),
  ),
  columns: v.optional(
    documented(
      "Position of the second column on a desktop: beside the task or below it.",
      oneOf(["beside", "below"]),
    ),
  ),
  steps: v.optional(
    documented(
      "Look of steps: bars, one line, Japanese numbers, or beads on a string.",
      oneOf(["bars", "track", "numbers", "beads"]),
    ),
  ),
  marks: v.optional(
    documented("Look of icons, and the shape of a status.", oneOf(["line", "fine", "tinted", "solid"])),
  ),
  press: v.optional(
    documented(
      "Look of the button of the next step: flat, framed, raised, or with an arrow.",
      oneOf(["flat", "framed", "raised", "arrow"]),
    ),
  ),
});
