import { calm, forcedColours } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });
const run = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(250%)" } });

/** At the top edge, over the page that is being left. A page that comes at once is not announced by a flash. */
export const track = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 10,
  blockSize: "4px",
  overflow: "hidden",
  background: vars.colour.hairline,
  animation: `${appear} 150ms step-end`,
  "@media": { print: { display: "none" } },
});
export const runner = style({
  blockSize: "100%",
  inlineSize: "40%",
  background: vars.colour.brandInk,
  animation: `${run} 1.2s ease-in-out infinite`,
  "@media": {
    [forcedColours]: { background: "Highlight" },
    [calm]: { inlineSize: "100%", animation: "none" },
  },
});
