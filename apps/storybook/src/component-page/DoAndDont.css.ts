import { style } from "@vanilla-extract/css";

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  gap: 16,
  marginBlock: 16,
});
const side = style({ margin: 0, padding: 16, border: "1px solid", borderRadius: 8, minInlineSize: 0 });
export const good = style([side, { borderColor: "#1a7f4b" }]);
export const bad = style([side, { borderColor: "#b3261e", borderStyle: "dashed" }]);
export const reason = style({ marginBlockStart: 12, fontSize: 14 });
