import { style } from "@vanilla-extract/css";
import { tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

export const line = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "12px",
  padding: vars.space.s,
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.hairline}`,
  borderRadius: vars.radius.control,
});
export const failed = style({ borderColor: vars.colour.criticalEdge });
export const preview = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "56px",
  blockSize: "72px",
  overflow: "hidden",
  background: vars.colour.sunken,
  borderRadius: `min(${vars.radius.control}, 8px)`,
  color: vars.colour.inkQuiet,
});
export const picture = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
/** Text breaks at spaces only. */
export const details = style({ wordBreak: "keep-all" });
export const name = style({ fontWeight: 700, lineHeight: 1.5, overflowWrap: "anywhere" });
/** Stacked on a phone, and apart, because one of them removes the file. */
export const actions = style({
  display: "flex",
  gap: "8px",
  flexDirection: "column",
  "@media": { [tablet]: { flexDirection: "row" } },
});
/** Below everything else: the message needs the whole width of a phone. */
export const failure = style({ gridColumn: "1 / -1", marginBlockStart: vars.space.s });
