import { style } from "@vanilla-extract/css";

export const bulletList = style({ paddingInlineStart: "1.5em", listStyle: "disc" });
