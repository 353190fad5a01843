import { desktop } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

const wrapping = { display: "flex", flexWrap: "wrap", gap: vars.space.s } as const;
const control = {
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surface,
} as const;

export const page = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvb",
  background: vars.colour.paper,
  "@media": { [desktop]: { blockSize: "100dvb" } },
});
export const head = style({
  ...wrapping,
  alignItems: "center",
  padding: `${vars.space.s} ${vars.space.m}`,
  background: vars.colour.surface,
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
});
export const lead = style({ flex: "1 1 16rem", color: vars.colour.inkQuiet, fontSize: vars.type.small });
export const viewSwitch = style({ display: "flex", gap: vars.space.xs });
export const body = style({
  flex: 1,
  minBlockSize: 0,
  display: "grid",
  "@media": { [desktop]: { gridTemplateColumns: "24rem minmax(0, 1fr)" } },
});
export const panel = style({
  padding: vars.space.m,
  background: vars.colour.surface,
  borderInlineEnd: `1px solid ${vars.colour.hairline}`,
  "@media": { [desktop]: { overflowY: "auto" } },
});
export const preview = style({
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  "@media": { [desktop]: { overflow: "hidden" } },
});
/** A phone shows either the decisions or the preview; the header switches. */
export const notOnPhone = style({
  "@media": { [`not (${desktop.replace("screen and ", "")})`]: { display: "none" } },
});
export const onlyOnPhone = style({ "@media": { [desktop]: { display: "none" } } });

export const segments = style({
  ...wrapping,
  gap: vars.space.xs,
  border: 0,
  padding: 0,
  margin: 0,
});
export const legend = style({
  padding: 0,
  fontWeight: 700,
  fontSize: vars.type.small,
  marginBlockEnd: vars.space.xs,
});
export const segment = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  padding: `0 ${vars.space.m}`,
  ...control,
  color: vars.colour.ink,
  fontSize: vars.type.small,
  cursor: "pointer",
  selectors: {
    "&:has(:checked), &[aria-pressed=true]": {
      background: vars.colour.brandSoft,
      borderColor: vars.colour.brandInk,
      color: vars.colour.brandInk,
      fontWeight: 700,
    },
    "&:has(:focus-visible), &:focus-visible": {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: "2px",
    },
  },
});
export const segmentInput = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: "pointer",
});

export const colourRow = style({ display: "flex", gap: vars.space.s, alignItems: "end" });
export const colourText = style({ flex: 1 });
export const swatch = style({
  inlineSize: "48px",
  blockSize: vars.space.control,
  padding: "2px",
  ...control,
  cursor: "pointer",
});
export const range = style({ inlineSize: "100%", minBlockSize: "44px", accentColor: vars.colour.brandInk });

export const colourPairs = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.type.small,
});
export const cell = style({
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  textAlign: "start",
});
export const sample = style({
  display: "inline-block",
  padding: `0 ${vars.space.s}`,
  border: `1px solid ${vars.colour.hairline}`,
  borderRadius: "4px",
  fontWeight: 700,
});
export const proposedColour = style({ inlineSize: "1.25em", blockSize: "1.25em", borderRadius: "4px" });
export const summary = style({
  minBlockSize: "44px",
  display: "flex",
  alignItems: "center",
  cursor: "pointer",
  fontWeight: 700,
});

export const tools = style({
  ...wrapping,
  alignItems: "end",
  gap: vars.space.m,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
});
export const labelledSelect = style({
  display: "grid",
  gap: vars.space.xs,
  fontSize: vars.type.small,
  fontWeight: 700,
});
export const select = style({
  minBlockSize: "44px",
  maxInlineSize: "18rem",
  padding: `0 ${vars.space.s}`,
  ...control,
  color: vars.colour.ink,
  font: "inherit",
});
export const frames = style({
  flex: 1,
  minBlockSize: 0,
  ...wrapping,
  alignContent: "start",
  gap: vars.space.m,
  padding: vars.space.m,
  overflow: "auto",
});
export const figure = style({ margin: 0, display: "grid", gap: vars.space.xs });
export const caption = style({ fontSize: vars.type.small, fontWeight: 700 });
/** As large as the scaled frame inside. */
export const scaled = style({
  position: "relative",
  overflow: "hidden",
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: "8px",
  background: vars.colour.surface,
});
export const frame = style({ border: 0, transformOrigin: "0 0", display: "block" });
export const waiting = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
});
export const textBar = style({
  ...wrapping,
  alignItems: "baseline",
  minBlockSize: "44px",
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
  background: vars.colour.surface,
  fontSize: vars.type.small,
  overflowWrap: "anywhere",
});

export const dropZone = style({
  display: "grid",
  gap: vars.space.s,
  padding: vars.space.s,
  border: `2px dashed ${vars.colour.edge}`,
  borderRadius: vars.radius.control,
});
export const dropRow = style({ ...wrapping, alignItems: "center" });
export const thumbnail = style({ maxInlineSize: "100%", maxBlockSize: "64px" });
