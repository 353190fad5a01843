import { desktop } from "@kaitori/ui/media";
import { layers, vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** Not modal: the page stays usable. */
export const dialog = style({
  position: "fixed",
  zIndex: layers.consent,
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: "60dvh",
  overflowY: "auto",
  padding: vars.space.m,
  paddingBlockEnd: `calc(${vars.space.m} + env(safe-area-inset-bottom))`,
  background: vars.colour.surface,
  color: vars.colour.ink,
  borderBlockStart: `1px solid ${vars.colour.cardEdge}`,
  boxShadow: "0 -8px 24px rgb(0 0 0 / 12%)",
  "@media": {
    [desktop]: {
      insetInline: "auto 32px",
      insetBlockEnd: "32px",
      inlineSize: "27rem",
      border: `1px solid ${vars.colour.cardEdge}`,
      borderRadius: vars.radius.card,
    },
  },
});
/** Both buttons are equally wide, so that neither is preferred. */
export const buttons = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space.s });
