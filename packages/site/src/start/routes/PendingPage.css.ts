import { forcedColours, reducedMotion } from "@kaitori/ui/media";
import { layers, vars } from "@kaitori/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const run = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(250%)" } });

const overlay = style({
  position: "fixed",
  insetInline: 0,
  overflow: "hidden",
  "@media": { print: { display: "none" } },
});

export const track = style([
  overlay,
  { insetBlockStart: 0, zIndex: layers.nextPageProgress, blockSize: "4px", background: vars.colour.hairline },
]);
export const runner = style({
  blockSize: "100%",
  inlineSize: "40%",
  background: vars.colour.brandInk,
  animation: `${run} 1.2s ease-in-out infinite`,
  "@media": {
    [forcedColours]: { background: "Highlight" },
    [reducedMotion]: { inlineSize: "100%", animation: "none" },
  },
});

/** Covers the current page and its action bar. No fade-in: it would cost 250 ms on a slow phone. */
export const cover = style([
  overlay,
  { insetBlockEnd: 0, zIndex: layers.nextPage, background: vars.colour.paper },
]);
export const frame = style({
  maxInlineSize: "72rem",
  marginInline: "auto",
  padding: `${vars.space.xl} 16px`,
});
