import { desktop } from "@kaitori/ui/media";
import { layers, vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const sticky = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: layers.bar,
  marginInline: "-16px",
  padding: `${vars.space.s} 16px calc(${vars.space.s} + env(safe-area-inset-bottom))`,
  background: vars.colour.paper,
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
  "@media": { [desktop]: { display: "none" } },
});

export const onDesktop = style({ display: "none", "@media": { [desktop]: { display: "block" } } });
export const closing = style({
  display: "grid",
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.xl,
});
