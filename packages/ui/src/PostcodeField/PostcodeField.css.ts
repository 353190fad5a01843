import { style } from "@vanilla-extract/css";
import { onHover } from "../media.ts";
import { vars } from "../theme/index.ts";

/** An empty status takes no gap of the field. */
export const status = style({ ":empty": { marginBlockStart: `calc(-1 * ${vars.form.slotGap})` } });
export const choices = style({
  display: "grid",
  gap: vars.space.s,
  maxInlineSize: "24em",
  marginBlockStart: vars.space.s,
});
export const choice = style({
  minBlockSize: "44px",
  padding: "8px 16px",
  textAlign: "start",
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  ...onHover({ borderColor: vars.colour.brandInk, background: vars.colour.brandSoft }),
});
