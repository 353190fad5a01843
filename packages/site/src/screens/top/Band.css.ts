import { desktop } from "@kaitori/ui/media";
import { emphasised, vars } from "@kaitori/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

/** Spans the window: the background is a box shadow, which causes no horizontal scrolling. */
export const band = style({
  paddingBlock: "20px",
  clipPath: "inset(0 -100vmax)",
  scrollMarginBlockStart: 0,
  "@media": { [desktop]: { paddingBlock: vars.space.xxl } },
});
/** The brand's tokens choose the columns of heading and content. */
export const titled = style({
  "@media": {
    [desktop]: { display: "grid", gridTemplateColumns: vars.form.bandColumns, columnGap: vars.space.xl },
  },
});
export const content = style({ minInlineSize: 0 });
export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  marginBlockEnd: vars.space.m,
  "@media": {
    [desktop]: {
      alignItems: vars.form.bandAlign,
      textAlign: vars.form.bandAlign as "start",
      gap: vars.space.s,
      marginBlockEnd: vars.space.xl,
    },
  },
});
const fill = (colour: string) => ({ background: colour, boxShadow: `0 0 0 100vmax ${colour}` });

export const tones = styleVariants({
  plain: {},
  subtle: fill(vars.colour.sunken),
  surface: fill(vars.colour.surface),
  emphasis: fill(vars.colour.emphasis),
});
export const onEmphasis = style({
  color: vars.colour.onEmphasis,
  vars: emphasised,
});
/** The first band touches the header unless a message is above it; the last one touches the footer. */
export const bands = style({
  marginBlockEnd: `calc(-1 * (${vars.space.xl} + ${vars.form.sceneHeight}))`,
  selectors: {
    "&:first-child": {
      marginBlockStart: `calc(-1 * ${vars.space.l})`,
      "@media": { [desktop]: { marginBlockStart: `calc(-1 * ${vars.space.xl})` } },
    },
  },
});
/** 26 px on a phone, 32 px on a desktop. */
export const sectionHeading = style({
  fontFamily: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  fontSize: "clamp(1.625rem, 1.45rem + .7vw, 2rem)",
  lineHeight: vars.type.headingLeading,
  letterSpacing: vars.type.headingTracking,
  fontFeatureSettings: '"palt"',
  textWrap: "balance",
  wordBreak: "auto-phrase" as "normal",
});
