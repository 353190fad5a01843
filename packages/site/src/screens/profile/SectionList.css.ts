import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** Hidden on a phone, where the sections follow each other. */
export const aside = style({
  display: "none",
  "@media": {
    [desktop]: { display: vars.form.sectionListDisplay, position: "sticky", insetBlockStart: vars.space.l },
  },
});
export const item = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  ":last-child": { borderBlockEnd: 0 },
});
export const doneLabel = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  flex: "none",
  fontSize: vars.type.small,
  color: vars.colour.positiveInk,
});
