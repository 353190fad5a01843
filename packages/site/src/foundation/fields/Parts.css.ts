import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** Room between the name of a group and the name of its first field. */
export const parts = style({ paddingBlockStart: vars.space.s });
