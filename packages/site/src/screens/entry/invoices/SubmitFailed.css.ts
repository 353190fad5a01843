import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const place = style({ borderRadius: vars.radius.card });
