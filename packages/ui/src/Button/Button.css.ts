import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forcedColours, onHover, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s,
  minBlockSize: vars.space.control,
  minInlineSize: "44px",
  paddingInline: vars.space.l,
  paddingBlock: "8px",
  border: "1px solid transparent",
  borderRadius: vars.radius.button,
  fontWeight: 700,
  lineHeight: 1.4,
  textAlign: "center",
  textWrap: "balance",
  wordBreak: "auto-phrase" as "normal",
  textDecoration: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  transition: "background-color 120ms, border-color 120ms",
  selectors: { "&:disabled, &[aria-disabled=true]": { cursor: "default" } },
  "@media": { [forcedColours]: { borderColor: "ButtonText" } },
});

export const disabled = {
  background: vars.colour.sunken,
  borderColor: vars.colour.hairline,
  color: vars.colour.inkQuiet,
};

export const tones = styleVariants({
  primary: {
    background: vars.colour.action,
    color: vars.colour.onAction,
    boxShadow: vars.form.primaryButtonShadow,
    letterSpacing: vars.form.primaryButtonTracking,
    "::after": {
      content: vars.form.primaryButtonArrow,
      inlineSize: "0.5em",
      blockSize: "0.5em",
      marginInlineStart: "2px",
      borderBlockStart: "2px solid",
      borderInlineEnd: "2px solid",
      rotate: "45deg",
    },
    ...onHover({ background: vars.colour.actionHover }),
    ":active": { background: vars.colour.actionPressed },
    selectors: {
      "&:disabled": { ...disabled, boxShadow: "none" },
      // No arrow while the button is busy, nor in a dialog.
      "&:disabled::after, &[aria-disabled=true]::after, dialog &::after": { content: "none" },
    },
  },
  secondary: {
    background: vars.colour.surface,
    borderColor: vars.colour.edge,
    color: vars.colour.brandInk,
    ...onHover({ background: vars.colour.sunken, borderColor: vars.colour.brandInk }),
    ":active": { background: vars.colour.brandSoft },
    selectors: { "&:disabled": disabled },
  },
  subtle: {
    background: "transparent",
    color: vars.colour.brandInk,
    paddingInline: vars.space.xs,
    // The text is aligned with the lines around the button.
    marginInline: `calc(-1px - ${vars.space.xs})`,
    // Without a box the button is underlined like a link.
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.25em",
    ...onHover({ background: vars.colour.sunken }),
    ":active": { background: vars.colour.brandSoft },
    selectors: { "&:disabled": { color: vars.colour.inkQuiet, background: "transparent" } },
  },
  danger: {
    background: vars.colour.critical,
    color: vars.colour.onCritical,
    ...onHover({ background: vars.colour.criticalHover }),
    selectors: { "&:disabled": disabled },
  },
});

export const wide = style({
  inlineSize: "100%",
  "@media": { [tablet]: { inlineSize: "auto", minInlineSize: "16rem" } },
});
export const full = style({ inlineSize: "100%" });

const rotation = keyframes({ to: { rotate: "1turn" } });
/** The spinner is in the padding, so that the text does not wrap when the button becomes busy. */
export const inPadding = style({ marginInline: `calc(-1.1em - 4px) calc(4px - ${vars.space.s})` });
export const spinner = style({
  inlineSize: "1.1em",
  blockSize: "1.1em",
  flex: "none",
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  animation: `${rotation} 900ms linear infinite`,
});
