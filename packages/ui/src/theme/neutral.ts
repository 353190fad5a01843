import type { ThemeDecisions } from "./decisions.ts";

/** A neutral look: a new brand and tests begin with it. */
export const neutralDecisions: ThemeDecisions = {
  brand: "#2f4a6d",
  accent: "#b7791f",
  ink: "#1c2026",
  paper: "#f7f8f9",
  surface: "#ffffff",
  neutral: "#78828f",
  action: "brand",
  header: "paper",
  emphasis: "outline",
  corner: 8,
  buttons: "corner",
  density: "normal",
  typeScale: "normal",
  bodyFamily: "gothic",
  headingFamily: "gothic",
  headingWeight: 700,
  headingTracking: "normal",
};
