import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const withPreview = style({
  display: "grid",
  gap: vars.space.m,
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "start" } },
});
export const previewBox = style({
  maxBlockSize: "26vh",
  overflow: "auto",
  border: `1px solid ${vars.colour.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
  "@media": { [desktop]: { position: "sticky", insetBlockStart: vars.space.m, maxBlockSize: "80vh" } },
});
export const previewPage = style({ display: "block", inlineSize: "100%", blockSize: "auto" });
export const pastObliger = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  ":last-child": { borderBlockEnd: 0 },
});
/** Two buttons fit side by side on a phone. */
export const pickButtons = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s });
globalStyle(`${pickButtons} > button`, { paddingInline: vars.space.s });
export const submitFailed = style({ borderRadius: vars.radius.card });
