import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const hero = style({
  display: "grid",
  gap: vars.space.l,
  alignItems: "center",
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", columnGap: vars.space.xl } },
});
export const pictureFirst = style({
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 6fr)" } },
});
globalStyle(`${pictureFirst} > :last-child`, {
  order: -1,
  inlineSize: "84%",
  justifySelf: "center",
  "@media": { [desktop]: { inlineSize: "100%" } },
});
export const title = style({
  fontFamily: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  fontSize: "clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem)",
  lineHeight: 1.3,
  letterSpacing: vars.type.headingTracking,
  fontFeatureSettings: '"palt"',
  textWrap: "balance",
});
/** Larger beside a calculator, which is taller than a picture. */
export const largeTitle = style([title, { fontSize: "clamp(2rem, 1.2rem + 3.6vw, 4rem)" }]);
export const verticalTitle = style([
  title,
  {
    gridArea: "title",
    writingMode: "vertical-rl",
    inlineSize: "9em",
    lineHeight: 1.5,
  },
]);
/** The vertical title beside the picture; the other content is below both, or between them on a desktop. */
export const vertical = style({
  gridTemplateAreas: '"picture title" "more more"',
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "@media": {
    [desktop]: {
      gridTemplateAreas: '"title more picture"',
      gridTemplateColumns: "auto minmax(0, 5fr) minmax(0, 5fr)",
    },
  },
});
export const pictureArea = style({ gridArea: "picture" });
export const moreArea = style({ gridArea: "more" });
export const moreContent = style({ display: "flex", flexDirection: "column", gap: vars.space.m });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s} ${vars.space.l}`,
});
export const picture = style({ inlineSize: "100%" });
/** The calculator has its own background, because the hero may be dark. */
export const calculator = style({
  minInlineSize: 0,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  color: vars.colour.ink,
  background: vars.colour.surface,
  "@media": { [desktop]: { padding: vars.space.l } },
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space.s} ${vars.space.l}`,
  marginBlockStart: vars.space.l,
});
export const inOneRow = style({
  "@media": { [desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
/** Beside a calculator each fact has its own line. */
export const stacked = style({
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});
export const fact = style({
  display: "flex",
  flexDirection: "column",
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
  "@media": {
    [desktop]: {
      selectors: {
        [`${stacked} > &`]: {
          flexDirection: "row",
          alignItems: "baseline",
          justifyContent: "space-between",
          paddingBlock: vars.space.s,
        },
      },
    },
  },
});
export const label = style({ fontSize: vars.type.small, color: vars.colour.inkQuiet });
export const value = style({
  fontSize: vars.type.title2,
  fontWeight: 700,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
});
