import { style } from "@vanilla-extract/css";
import { disabled } from "../Button/Button.css.ts";
import { onHover, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

export const cards = style({ display: "grid", gap: vars.space.s });
export const beside = style({ "@media": { [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } });
export const pair = style({ gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });
export const card = style({
  display: "flex",
  gap: vars.space.s,
  alignItems: "flex-start",
  minBlockSize: vars.space.control,
  padding: "12px 16px",
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  ...onHover({ borderColor: vars.colour.ink }),
  selectors: {
    "&:has(:checked)": {
      background: vars.colour.brandSoft,
      borderColor: vars.colour.brandInk,
      boxShadow: `inset 0 0 0 1px ${vars.colour.brandInk}`,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.colour.focus}`, outlineOffset: "2px" },
    "&:has(:disabled)": { ...disabled, cursor: "default" },
  },
});
export const invalid = style({
  background: vars.colour.criticalSoft,
  borderColor: vars.colour.criticalEdge,
});
/** The card shows the focus instead of its radio button. */
export const withoutOutline = style({ outline: "none !important" });
