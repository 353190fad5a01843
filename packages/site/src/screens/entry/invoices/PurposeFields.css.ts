import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Two fit beside each other on a phone. */
export const picks = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s });
globalStyle(`${picks} > button`, { paddingInline: vars.space.s });
