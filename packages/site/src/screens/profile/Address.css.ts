import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** Keeps a value such as 9-99-9 on one line if it fits. */
export const phrase = style({ display: "inline-block" });
/** Space between the label of the group and the label of its first field. */
export const fields = style({ paddingBlockStart: vars.space.xs });
