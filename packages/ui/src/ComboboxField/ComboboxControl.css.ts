import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const popover = style({
  inlineSize: "var(--trigger-width)",
  overflow: "auto",
  background: vars.colour.surface,
  color: vars.colour.ink,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.control,
  boxShadow: "0 8px 24px rgb(0 0 0 / 12%)",
});
export const list = style({ padding: "4px", outline: "none" });
export const option = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minBlockSize: "48px",
  padding: "4px 12px",
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  lineHeight: 1.5,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-focused]": {
      background: vars.colour.brandSoft,
      boxShadow: `inset 2px 0 0 ${vars.colour.brandInk}`,
    },
    "&[data-selected]": { fontWeight: 700 },
  },
});
export const detail = style({ fontSize: vars.type.small, fontWeight: 400, color: vars.colour.inkQuiet });
export const nothing = style({ padding: "12px", color: vars.colour.inkQuiet });

/** What react-aria would write: a second tap is no gesture to zoom, and scrolling is no press. */
globalStyle("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });
