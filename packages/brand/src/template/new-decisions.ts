import { neutralDecisions, type ThemeDecisions } from "@kaitori/ui/theme";

/** Decisions for a neutral look around one colour, as a start. */
export const newDecisions = (colour: ThemeDecisions["brand"]): ThemeDecisions => ({
  ...neutralDecisions,
  brand: colour,
});
