import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** What was asked for: before the invoices, after them, or after the papers, as the brand decides. */
export const summary = style({ order: vars.form.entrySummary });
