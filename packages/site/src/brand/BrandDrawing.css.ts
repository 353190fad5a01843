import { style } from "@vanilla-extract/css";

export const drawing = style({ inlineSize: "180px" });
