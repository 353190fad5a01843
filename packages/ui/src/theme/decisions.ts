import type { Composition } from "./form/index.ts";

export type Hex = `#${string}`;

/** Decisions of a brand. Everything else on the screen is derived from these. */
export interface ThemeDecisions extends Composition {
  /** The brand colour: buttons, links, the logo. */
  brand: Hex;
  /** The colour of the most important element, used once a screen. */
  accent: Hex;
  /** Text, and the background of dark blocks. */
  ink: Hex;
  /** The background of the page. */
  paper: Hex;
  /** Cards and input boxes on the page. */
  surface: Hex;
  /** The colour from which thin lines and pale fills are derived. */
  neutral: Hex;
  /** The colour that fills the primary button. */
  action: "brand" | "accent";
  /** Background of the header and the footer. */
  header: "paper" | "brand" | "ink";
  /** Emphasis of the most important block of a screen. */
  emphasis: "outline" | "soft" | "strong";
  /** Corner radius in px: cards use all of it, controls at most 12. */
  corner: number;
  buttons: "corner" | "pill";
  density: "compact" | "normal" | "loose";
  typeScale: "compact" | "normal" | "large";
  bodyFamily: "gothic" | "rounded";
  headingFamily: "gothic" | "mincho" | "rounded";
  headingWeight: 500 | 600 | 700 | 800;
  /** `tight` sets the letters of headings closer together. */
  headingTracking: "normal" | "tight";
}
