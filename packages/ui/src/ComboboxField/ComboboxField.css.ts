import { style } from "@vanilla-extract/css";
import { layers, vars } from "../theme/index.ts";

export const container = style({ position: "relative" });
export const suggestions = style({
  position: "absolute",
  zIndex: layers.suggestions,
  insetBlockStart: "calc(100% + 4px)",
  insetInline: 0,
  overflow: "hidden",
  background: vars.colour.surface,
  color: vars.colour.ink,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.control,
  boxShadow: "0 8px 24px rgb(0 0 0 / 12%)",
});
export const list = style({
  maxBlockSize: "min(20rem, 50vh)",
  overflow: "auto",
  padding: "4px",
});
export const option = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minBlockSize: "48px",
  padding: "4px 12px",
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  lineHeight: 1.5,
  cursor: "pointer",
  // A second tap must not zoom the page; scrolling must not choose a suggestion.
  touchAction: "pan-x pan-y pinch-zoom",
});
export const activeOption = style({
  background: vars.colour.brandSoft,
  boxShadow: `inset 2px 0 0 ${vars.colour.brandInk}`,
  // Forced colours remove background and shadow.
  "@media": { "(forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
});
export const detail = style({ fontSize: vars.type.small, fontWeight: 400, color: vars.colour.inkQuiet });
export const notice = style({
  selectors: { "&:not(:empty)": { padding: "12px", color: vars.colour.inkQuiet } },
});
