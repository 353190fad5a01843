import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

const spot = "12px";

export const way = style({ listStyle: "none", margin: 0, padding: 0 });

/** A spot for each station, and the way from it to the next. */
export const station = style({
  position: "relative",
  paddingInlineStart: vars.space.l,
  paddingBlockEnd: vars.space.l,
  "::before": {
    content: "",
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: "0.5em",
    inlineSize: spot,
    blockSize: spot,
    borderRadius: "50%",
    background: vars.colour.ink,
  },
  "::after": {
    content: "",
    position: "absolute",
    insetInlineStart: `calc(${spot} / 2 - 1px)`,
    insetBlockStart: `calc(0.5em + ${spot})`,
    insetBlockEnd: "-0.5em",
    borderInlineStart: `2px solid ${vars.colour.hairline}`,
  },
  selectors: { "&:last-child::after": { display: "none" } },
});
