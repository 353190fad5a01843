import { style } from "@vanilla-extract/css";
import { iconButton } from "../base/icon-button.css.ts";
import { forcedColours, onHover } from "../media.ts";
import { vars } from "../theme/index.ts";

export const state = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xs,
  fontSize: vars.type.small,
  lineHeight: 1.6,
  color: vars.colour.inkQuiet,
  fontVariantNumeric: "tabular-nums",
});
export const size = style({ color: vars.colour.inkQuiet, whiteSpace: "nowrap" });
export const stateDone = style({ color: vars.colour.positiveInk });
export const progress = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "4px",
  marginBlockStart: vars.space.xs,
  appearance: "none",
  border: 0,
  borderRadius: "2px",
  overflow: "hidden",
  background: vars.colour.hairline,
  "::-webkit-progress-bar": { background: vars.colour.hairline },
  "::-webkit-progress-value": { background: vars.colour.brandInk, transition: "inline-size 160ms linear" },
  "::-moz-progress-bar": { background: vars.colour.brandInk },
  "@media": {
    [forcedColours]: {
      blockSize: "8px",
      border: "1px solid CanvasText",
      "::-webkit-progress-value": { background: "Highlight" },
      "::-moz-progress-bar": { background: "Highlight" },
    },
  },
});
export const action = style([
  iconButton,
  {
    color: vars.colour.inkQuiet,
    ...onHover({ background: vars.colour.sunken, color: vars.colour.ink }),
  },
]);
