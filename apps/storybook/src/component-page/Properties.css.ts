import { style } from "@vanilla-extract/css";

/** Documentation pages look like Storybook, so these styles use no tokens of a brand. */
const tablet = "screen and (min-width: 48rem)";
const line = "1px solid color-mix(in srgb, currentColor 20%, transparent)";
const paleText = "color-mix(in srgb, currentColor 80%, transparent)";

export const list = style({ margin: 0, borderBlockStart: line });
/** On a phone, name, meaning and type are below each other. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: 24,
  rowGap: 4,
  paddingBlock: 12,
  borderBlockEnd: line,
  "@media": { [tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
export const name = style({ display: "flex", flexWrap: "wrap", columnGap: 8, alignItems: "baseline" });
export const requiredNote = style({ fontSize: 13, color: paleText });
export const meaning = style({ margin: 0 });
export const kind = style({
  margin: 0,
  color: paleText,
  "@media": { [tablet]: { gridColumn: 2 } },
});
export const code = style({ fontSize: 13, overflowWrap: "anywhere", whiteSpace: "break-spaces" });
