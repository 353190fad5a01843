import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** Above the amount, or at the end of the card. */
export const progress = style({ order: vars.form.stepOrder });
