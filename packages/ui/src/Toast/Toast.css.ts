import { keyframes, style } from "@vanilla-extract/css";
import { iconButton } from "../base/icon-button.css.ts";
import { desktop } from "../media.ts";
import { layers, vars } from "../theme/index.ts";
import { onSurface } from "../theme/surface.ts";

/** Above the action bar of a phone, in the corner of a desktop. */
export const region = style({
  position: "fixed",
  zIndex: layers.toast,
  insetInline: "16px",
  insetBlockEnd: "calc(96px + env(safe-area-inset-bottom))",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  pointerEvents: "none",
  "@media": {
    [desktop]: {
      insetInlineStart: "auto",
      insetBlockEnd: "32px",
      insetInlineEnd: "32px",
      inlineSize: "25rem",
    },
  },
});
const arrive = keyframes({ from: { opacity: 0, translate: "0 8px" } });
export const toast = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) 44px",
  alignItems: "center",
  columnGap: vars.space.s,
  padding: "8px 4px 8px 16px",
  background: vars.colour.toast,
  color: vars.colour.onToast,
  // The border shows the toast on a dark block, too.
  border: `1px solid color-mix(in srgb, ${vars.colour.onToast} 30%, ${vars.colour.toast})`,
  borderRadius: vars.radius.card,
  boxShadow: "0 8px 24px rgb(0 0 0 / 16%)",
  pointerEvents: "auto",
  animation: `${arrive} 160ms ease-out`,
  vars: onSurface({ focus: "onToast", ink: "onToast" }),
});
/** A failure differs from other messages in background, icon and first word. */
export const failure = style({
  background: vars.colour.critical,
  color: vars.colour.onCritical,
  borderColor: vars.colour.onCritical,
  vars: onSurface({ focus: "onCritical", ink: "onCritical" }),
});
export const errorWord = style({ fontWeight: 700 });
export const message = style({ lineHeight: 1.5 });
export const dismiss = style([iconButton, { outlineOffset: "-4px" }]);
