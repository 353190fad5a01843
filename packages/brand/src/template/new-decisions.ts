import type { ThemeDecisions } from "@kaitori/ui/theme";

/** Decisions for a neutral look around one colour, as a start. */
export const newDecisions = (colour: ThemeDecisions["brand"]): ThemeDecisions => ({
  brand: colour,
  accent: "#b7791f",
  ink: "#1d2129",
  paper: "#f8f8f6",
  surface: "#ffffff",
  neutral: "#7d848f",
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
});
