import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { inline } from "../Inline/Inline.css.ts";
import { forcedColours } from "../media.ts";
import { vars } from "../theme/index.ts";

export const heading = style({
  fontFamily: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  lineHeight: vars.type.headingLeading,
  letterSpacing: vars.type.headingTracking,
  fontFeatureSettings: '"palt"',
  textWrap: "balance",
});
export const sizes = styleVariants(
  { title1: vars.type.title1, title2: vars.type.title2, title3: vars.type.title3 },
  (fontSize) => ({ fontSize }),
);

/** The heading of a page, with the ornament and alignment of the brand. */
export const title = style({
  // The line under the title is as long as its text.
  textDecoration: vars.form.titleDecoration,
  textDecorationSkipInk: "none",
  textUnderlineOffset: "-.3em",
  fontSize: `calc(${vars.type.title1} * ${vars.form.titleScale})`,
  letterSpacing: vars.form.titleTracking,
  textAlign: vars.form.titleAlign as "start",
  // With forced colours a broad line would hide the text.
  "@media": { [forcedColours]: { textDecoration: "none" } },
  "::after": {
    content: vars.form.titleMarkContent,
    display: vars.form.titleMarkDisplay,
    inlineSize: vars.form.titleMarkWidth,
    blockSize: vars.form.titleMarkHeight,
    marginBlockStart: "0.5em",
    marginInline: `${vars.form.titleMarkMarginInline}`,
    background: vars.form.titleMarkColour,
  },
});
// The introduction is aligned with its heading.
globalStyle(`:is(${title}, ${inline}:has(> ${title})) ~ p`, {
  alignSelf: vars.form.titleAlign,
  textAlign: vars.form.titleAlign as "start",
  // The introduction is one or two short lines, which break like the heading.
  textWrap: "balance",
  wordBreak: "auto-phrase" as "normal",
});
globalStyle(`${inline}:has(> ${title})`, { justifyContent: vars.form.titleAlign });
globalStyle(`${inline} > ${title}`, { flexBasis: vars.form.titleBasis });

/** The heading of a part of a page. */
export const part = style({
  paddingBlockEnd: vars.form.partPadding,
  borderBlockEnd: `${vars.form.partRuleWidth} solid ${vars.colour.hairline}`,
  // Every line begins beside the ornament.
  paddingInlineStart: vars.form.partIndent,
  textIndent: `calc(-1 * ${vars.form.partIndent})`,
  "::before": {
    content: vars.form.partMarkContent,
    display: "inline-block",
    inlineSize: vars.form.partMarkSize,
    blockSize: vars.form.partMarkSize,
    marginInlineEnd: `calc(${vars.form.partIndent} - ${vars.form.partMarkSize})`,
    background: vars.form.partMarkColour,
    borderRadius: vars.form.partMarkRadius,
  },
});
// The rule continues below the element beside the heading.
globalStyle(`${inline}:has(> ${part})`, {
  paddingBlockEnd: vars.form.partPadding,
  borderBlockEnd: `${vars.form.partRuleWidth} solid ${vars.colour.hairline}`,
});
globalStyle(`${inline} > ${part}`, { flexGrow: 1, paddingBlockEnd: 0, borderBlockEnd: 0 });
