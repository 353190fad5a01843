export type Hex = `#${string}`;

/** What a brand decides. Everything else on the screen is derived from these. */
export type ThemeDecisions = {
  /** The brand colour: buttons, links, the mark. */
  brand: Hex;
  /** The one colour for what is most important, once a screen. */
  accent: Hex;
  /** Text, and the dark surfaces of a brand that has them. */
  ink: Hex;
  /** The background of the page. */
  paper: Hex;
  /** Cards and input boxes that lie on the paper. */
  surface: Hex;
  /** The tint of hairlines and quiet fills. */
  neutral: Hex;
  /** Which of the two colours fills the primary button. */
  action: "brand" | "accent";
  /** What the header and the footer are made of. */
  header: "paper" | "brand" | "ink";
  /** How the most important block of a screen is set apart. */
  emphasis: "outline" | "soft" | "strong";
  /** Corners in px: cards get it whole, controls at most 12. */
  corner: number;
  buttons: "corner" | "pill";
  density: "compact" | "normal" | "loose";
  typeScale: "compact" | "normal" | "large";
  bodyFamily: "gothic" | "rounded";
  headingFamily: "gothic" | "mincho" | "rounded";
  headingWeight: 500 | 600 | 700 | 800;
  /** Tight headings set the letters closer than the font does. */
  headingTracking: "normal" | "tight";
  /** What stands around a page after the login. */
  frame?: "bar" | "letterhead" | "tabs" | "rail" | undefined;
  /** What headings are adorned with, and the foot of the page with them. */
  ornament?: "none" | "rule" | "leaf" | "block" | undefined;
  /** What holds a group of fields or facts. */
  groups?: "cards" | "ledger" | "panels" | undefined;
  /** How a field and what it asks for are put together. */
  fields?: "plain" | "slips" | "cells" | "leaves" | undefined;
  /** How what was asked and answered is listed. */
  facts?: "rows" | "leaders" | "stripes" | "tiles" | undefined;
  /** Where the second column of a desktop stands. */
  columns?: "beside" | "below" | undefined;
  /** How the steps of a way are drawn. */
  steps?: "bars" | "track" | "numbers" | "beads" | undefined;
  /** Where an entry says what was asked for: before its invoices, after them, or after its papers. */
  entry?: "steps" | "figure" | "next" | undefined;
  /** How icons are drawn, and the shape of a status with them. */
  marks?: "line" | "fine" | "tinted" | "solid" | undefined;
  /** How the button of the next step is made. */
  press?: "flat" | "framed" | "raised" | "arrow" | undefined;
};

/** How the pages are composed, those after the login above all. A brand that says nothing has `usualComposition`. */
export type Composition = Pick<
  ThemeDecisions,
  "frame" | "ornament" | "groups" | "fields" | "facts" | "columns" | "steps" | "entry" | "marks" | "press"
>;
