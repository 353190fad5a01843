import { style } from "@vanilla-extract/css";

export const points = style({ paddingInlineStart: "1.5em", listStyle: "disc" });
