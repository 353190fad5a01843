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
/** A day and what it is the day of part at the space between them. */
export const known = style({ wordBreak: "keep-all" });
export const name = style({ fontWeight: 700, lineHeight: 1.5, overflowWrap: "anywhere" });
/** One above the other on a phone, where beside them a name would have no room; and apart, as one of them removes the file. */
export const actions = style({
  display: "flex",
  gap: "8px",
  flexDirection: "column",
  "@media": { [tablet]: { flexDirection: "row" } },
});
/** Under everything else: the way out needs the whole width of a phone. */
export const failure = style({ gridColumn: "1 / -1", marginBlockStart: vars.space.s });
