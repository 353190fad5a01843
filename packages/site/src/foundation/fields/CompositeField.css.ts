import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** Space between the label of the group and the label of its first field. */
export const fields = style({ paddingBlockStart: vars.space.xs });
