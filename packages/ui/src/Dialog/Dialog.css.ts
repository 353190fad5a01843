import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { iconButton } from "../base/icon-button.css.ts";
import { labelAbove } from "../Field/Field.css.ts";
import { tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

const rise = keyframes({ from: { translate: "0 16px", opacity: 0 } });

/** At the bottom of a phone, in the middle of a desktop. */
export const dialog = style({
  inlineSize: "100%",
  maxInlineSize: "100%",
  maxBlockSize: "calc(100dvh - 32px)",
  margin: "auto 0 0",
  padding: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${vars.colour.cardEdge}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  background: vars.colour.surface,
  color: vars.colour.ink,
  vars: labelAbove,
  selectors: { "&[open]": { animation: `${rise} 160ms ease-out` } },
  "::backdrop": { background: vars.colour.backdrop },
  "@media": {
    [tablet]: { margin: "auto", inlineSize: "min(36rem, 100% - 64px)", borderRadius: vars.radius.card },
  },
});
globalStyle("html:has(dialog[open])", { overflow: "hidden" });
export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  padding: vars.space.m,
  "@media": { [tablet]: { padding: vars.space.l } },
});
export const head = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.m,
});
export const title = style({ paddingBlock: "8px" });
export const close = style([iconButton, { flex: "none", color: vars.colour.inkQuiet }]);
export const actions = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
  // Buttons stack instead of breaking their words.
  "@media": {
    [tablet]: { flexFlow: "row-reverse wrap", justifyContent: "flex-start", columnGap: vars.space.m },
  },
});
