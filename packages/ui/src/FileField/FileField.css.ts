import { globalStyle, style } from "@vanilla-extract/css";
import { button, disabled, tones } from "../Button/Button.css.ts";
import { desktop, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

/** The element only handles events and has no box. */
export const wrapper = style({ display: "contents" });
// A desktop form has its labels in column 1.
globalStyle(`${wrapper} > *`, { "@media": { [desktop]: { gridColumn: "2" } } });
/** A touch screen cannot drag files, so it shows one button without a frame. */
const withDropZone = `${tablet} and (hover: hover)`;
export const slot = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.s,
  borderRadius: vars.radius.control,
  transition: "border-color 120ms, background-color 120ms",
  "@media": {
    [withDropZone]: {
      gap: vars.space.m,
      padding: vars.space.m,
      background: vars.colour.surface,
      border: `1px dashed ${vars.colour.edge}`,
    },
  },
  selectors: {
    "&[data-over]": {
      background: vars.colour.brandSoft,
      borderColor: vars.colour.brandInk,
      borderStyle: "solid",
    },
  },
});
export const invalid = style({
  padding: vars.space.s,
  background: vars.colour.criticalSoft,
  border: `1px dashed ${vars.colour.criticalEdge}`,
});
/** Not higher than the buttons beside it, because a page has several slots. */
export const drawing = style({
  color: vars.colour.inkQuiet,
  inlineSize: "64px",
  "@media": { [tablet]: { inlineSize: "96px" } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  gridColumn: "-2 / -1",
  selectors: { "&:only-child": { gridColumn: "1 / -1" } },
});
/** This label is the button; it contains the file input. */
export const pick = style([
  button,
  tones.secondary,
  {
    position: "relative",
    overflow: "clip",
    paddingInline: vars.space.m,
    selectors: {
      "&:has(:focus-visible)": { outline: `2px solid ${vars.colour.focus}`, outlineOffset: "2px" },
      "&:has(:disabled)": { ...disabled, cursor: "default" },
    },
  },
]);
export const input = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  inlineSize: "100%",
  blockSize: "100%",
  cursor: "inherit",
  fontSize: "0",
});
export const note = style({
  display: "none",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  "@media": { [withDropZone]: { display: "inline" } },
});
export const files = style({ display: "grid", gap: vars.space.s });
