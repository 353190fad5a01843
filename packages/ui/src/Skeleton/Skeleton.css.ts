import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forcedColours } from "../media.ts";
import { vars } from "../theme/index.ts";

const pulse = keyframes({ "50%": { opacity: 0.5 } });
export const skeleton = style({
  background: vars.colour.hairline,
  borderRadius: vars.radius.mark,
  animation: `${pulse} 1.8s ease-in-out infinite`,
  "@media": { [forcedColours]: { border: "1px dashed GrayText" } },
});
export const shapes = styleVariants({
  text: { blockSize: "1em", marginBlock: "0.375em" },
  title: { blockSize: "1.75em", inlineSize: "60%" },
  figure: { blockSize: vars.type.figure, inlineSize: "50%" },
  field: { blockSize: vars.space.control, borderRadius: vars.radius.control },
  card: { blockSize: "9rem", borderRadius: vars.radius.card },
});
/** The last line of a paragraph is shorter. */
export const last = style({ inlineSize: "70%" });
