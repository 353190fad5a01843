import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const stack = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  // An empty child would leave a double gap.
  ":empty": { display: "none" },
});
export const gaps = styleVariants(
  {
    none: "0",
    xs: vars.space.xs,
    s: vars.space.s,
    m: vars.space.m,
    l: vars.space.l,
    xl: vars.space.xl,
    xxl: vars.space.xxl,
  },
  (gap) => ({ gap }),
);
export const start = style({ alignItems: "flex-start" });
