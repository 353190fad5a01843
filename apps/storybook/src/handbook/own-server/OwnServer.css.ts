import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** An address or a body; wraps so that it fits a phone. */
export const code = style({
  margin: 0,
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: vars.type.small,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const summary = style({
  cursor: "pointer",
  minBlockSize: vars.space.control,
  paddingBlock: vars.space.s,
});
