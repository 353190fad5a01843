import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const suggestion = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space.s} ${vars.space.m}`,
  padding: "8px 8px 8px 16px",
  background: vars.colour.sunken,
  borderRadius: vars.radius.control,
});
export const formatted = style({ fontWeight: 700 });
