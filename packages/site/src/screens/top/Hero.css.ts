import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const hero = style({
  display: "grid",
  gap: vars.space.l,
  alignItems: "center",
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", columnGap: vars.space.xl } },
});
export const words = style({ display: "flex", flexDirection: "column", gap: vars.space.l });
export const title = style({
  fontFamily: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  fontSize: "clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem)",
  lineHeight: 1.3,
  letterSpacing: vars.type.headingTracking,
  fontFeatureSettings: '"palt"',
  textWrap: "balance",
});
/** From top to bottom, as a sign at a shop; its lines begin at the right. */
export const verticalTitle = style([
  title,
  { writingMode: "vertical-rl", alignSelf: "center", inlineSize: "9em", lineHeight: 1.5 },
]);
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s} ${vars.space.l}`,
});
export const picture = style({ inlineSize: "100%" });
/** On any background of the hero, the calculator lies on a card as elsewhere. */
export const calculator = style({ minInlineSize: 0 });
