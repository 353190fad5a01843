import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** What the brand begins with stands before the rest; only what can be read changes its place. */
export const figure = style({ order: vars.form.entryFigure });
export const next = style({ order: vars.form.entryNext });
/** Where somebody is to sign, or is late with it, the sum stands before all that is said of it in every brand. */
export const figureFirst = style({
  order: `calc(${vars.form.entryFigure} + ${vars.form.entryNext})`,
});
/** What was asked for: before the invoices, after them, or after the papers. */
export const summary = style({ order: vars.form.entrySummary });
