import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** The summary of the application: before the invoices, after them, or after the papers, as the brand decides. */
export const summary = style({ order: vars.form.entrySummary });
