import { desktop } from "@kaitori/ui/media";
import { emphasised, vars } from "@kaitori/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** From edge to edge of the window: the background is drawn as a shadow, which takes no room and never scrolls sideways. */
export const band = style({
  paddingBlock: vars.space.xl,
  clipPath: "inset(0 -100vmax)",
  scrollMarginBlockStart: 0,
  "@media": { [desktop]: { paddingBlock: vars.space.xxl } },
});
/** Heading and content, as the frame of the brand sets them. */
export const titled = style({
  "@media": {
    [desktop]: { display: "grid", gridTemplateColumns: vars.form.bandColumns, columnGap: vars.space.xl },
  },
});
export const content = style({ minInlineSize: 0 });
export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  "@media": {
    [desktop]: { alignItems: vars.form.bandAt, textAlign: vars.form.bandAt as "start" },
  },
  marginBlockEnd: vars.space.xl,
});
const paint = (colour: string) => ({ background: colour, boxShadow: `0 0 0 100vmax ${colour}` });

export const tones = styleVariants({
  plain: {},
  quiet: paint(vars.colour.sunken),
  surface: paint(vars.colour.surface),
  emphasis: paint(vars.colour.emphasis),
});
/** The brand says by its decision how the most important block stands out; what lies on it is readable there. */
export const onEmphasis = style({
  color: vars.colour.onEmphasis,
  vars: emphasised,
});
/** The first band meets the header, unless there is something to tell before it; the last one meets the footer. */
export const bands = style({
  marginBlockEnd: `calc(-1 * (${vars.space.xxl} + ${vars.form.sceneRoom}))`,
  selectors: {
    "&:first-child": {
      marginBlockStart: `calc(-1 * ${vars.space.l})`,
      "@media": { [desktop]: { marginBlockStart: `calc(-1 * ${vars.space.xl})` } },
    },
  },
});
