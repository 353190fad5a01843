import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({ display: "flex", gap: "4px" });
export const part = style({ flex: 1, blockSize: "4px", background: vars.colour.hairline });
export const done = style([part, { background: vars.colour.brandInk }]);
