import { style, styleVariants } from "@vanilla-extract/css";
import { onHover } from "../media.ts";
import { vars } from "../theme/index.ts";

/** The focus ring keeps a distance from the text in fields without padding. */
const ringOffset = `max(0px, 4px - ${vars.form.fieldPaddingInline})`;

export const box = style({
  inlineSize: "100%",
  minBlockSize: vars.space.control,
  paddingInline: vars.form.fieldPaddingInline,
  paddingBlock: "8px",
  // Below 16 px a phone zooms into the field.
  fontSize: `max(16px, ${vars.type.base})`,
  lineHeight: 1.5,
  color: vars.colour.ink,
  background: `color-mix(in srgb, ${vars.colour.surface} ${vars.form.fieldFill}, transparent)`,
  border: `0 solid ${vars.colour.edge}`,
  borderWidth: vars.form.fieldBorderWidth,
  borderRadius: vars.form.fieldRadius,
  transition: "border-color 120ms",
  "::placeholder": { color: vars.colour.inkQuiet, opacity: 1 },
  ...onHover({ borderColor: vars.colour.ink }),
  ":focus-visible": {
    outlineWidth: vars.form.fieldOutlineWidth,
    outlineOffset: ringOffset,
    borderColor: vars.colour.focus,
  },
  selectors: {
    // The calendar button of a date field takes the focus separately.
    "&[type=date]:focus-within": {
      outline: `${vars.form.fieldOutlineWidth} solid ${vars.colour.focus}`,
      outlineOffset: ringOffset,
      borderColor: vars.colour.focus,
    },
    "&[aria-invalid=true]": {
      paddingInline: `max(8px, ${vars.form.fieldPaddingInline})`,
      background: vars.colour.criticalSoft,
      borderColor: vars.colour.criticalEdge,
      boxShadow: `inset 0 0 0 calc(${vars.form.fieldOutlineWidth} / 2) ${vars.colour.criticalEdge}`,
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

/** Width by the usual text. These are classes because the pages' CSP forbids style attributes. */
export const widths = styleVariants(
  { full: "100%", l: "24em", m: "16em", s: "11em", xs: "7em" },
  (width) => ({ maxInlineSize: `max(${width}, ${vars.form.fieldWidth})` }),
);
export const tabularNumbers = style({ fontVariantNumeric: "tabular-nums", letterSpacing: "0.04em" });
export const alignEnd = style({ textAlign: "end" });
export const row = style({ display: "flex", alignItems: "center", gap: vars.space.s, minInlineSize: 0 });
export const unit = style({ flex: "none", color: vars.colour.inkQuiet });
