import { style, styleVariants } from "@vanilla-extract/css";
import { underPointer } from "../media.ts";
import { vars } from "../theme/index.ts";

export const box = style({
  inlineSize: "100%",
  minBlockSize: vars.space.control,
  paddingInline: vars.space.controlInset,
  paddingBlock: "8px",
  // Below 16 px a phone zooms into the field.
  fontSize: `max(16px, ${vars.type.base})`,
  lineHeight: 1.5,
  color: vars.colour.ink,
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.control,
  transition: "border-color 120ms",
  "::placeholder": { color: vars.colour.inkQuiet, opacity: 1 },
  ...underPointer({ borderColor: vars.colour.ink }),
  ":focus-visible": { outlineOffset: "0", borderColor: vars.colour.focus },
  selectors: {
    // The calendar button of a date field is a stop of its own, within the field.
    "&[type=date]:focus-within": {
      outline: `2px solid ${vars.colour.focus}`,
      outlineOffset: "0",
      borderColor: vars.colour.focus,
    },
    "&[aria-invalid=true]": {
      background: vars.colour.criticalSoft,
      borderColor: vars.colour.criticalEdge,
      boxShadow: `inset 0 0 0 1px ${vars.colour.criticalEdge}`,
    },
    "&:disabled": {
      background: vars.colour.sunken,
      borderColor: vars.colour.hairline,
      color: vars.colour.inkQuiet,
      opacity: 1,
    },
    "&:read-only:not(select):not([type=file])": {
      background: vars.colour.sunken,
      borderColor: vars.colour.hairline,
    },
  },
});

/** A field is as wide as what goes into it; classes and not styles, because the pages' CSP allows no style attributes. */
export const widths = styleVariants(
  { full: "100%", l: "24em", m: "16em", s: "11em", xs: "7em" },
  (maxInlineSize) => ({ maxInlineSize }),
);
export const figures = style({ fontVariantNumeric: "tabular-nums", letterSpacing: "0.04em" });
export const alignEnd = style({ textAlign: "end" });
export const row = style({ display: "flex", alignItems: "center", gap: vars.space.s, minInlineSize: 0 });
export const unit = style({ flex: "none", color: vars.colour.inkQuiet });
