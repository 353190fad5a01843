import { globalStyle } from "@vanilla-extract/css";
import { forcedColours, reducedMotion } from "../media.ts";
import { vars } from "../theme/index.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, table", {
  margin: 0,
  padding: 0,
});
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("img, svg, video, canvas", { display: "block", maxInlineSize: "100%" });
// Width and height in the markup reserve the space; `auto` keeps the proportions.
globalStyle("img, video", { blockSize: "auto" });
globalStyle("table", { borderCollapse: "collapse" });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
globalStyle("em, address, cite", { fontStyle: "normal" });
globalStyle("[hidden]", { display: "none !important" });

globalStyle("html", {
  background: vars.colour.paper,
  textSizeAdjust: "100%",
  scrollPaddingBlock: `${vars.space.xl} 10rem`,
});
globalStyle("body", {
  color: vars.colour.ink,
  fontFamily: vars.type.body,
  fontSize: vars.type.base,
  lineHeight: vars.type.leading,
  lineBreak: "strict",
  overflowWrap: "anywhere",
  textSpacingTrim: "trim-start",
  WebkitFontSmoothing: "antialiased",
});
// Headings break between phrases if the browser can. Labels and centred lines set it themselves; in running
// text it leaves very short lines and splits what users have typed.
globalStyle("h1, h2, h3, h4", { wordBreak: "auto-phrase" as "normal" });
// Inherited, so that blocks of a few short lines can override it.
globalStyle("body", { textWrap: "pretty" });
// A telephone number does not break.
globalStyle('a[href^="tel:"]', { whiteSpace: "nowrap" });
globalStyle(":focus-visible", {
  outline: `2px solid ${vars.colour.focus}`,
  outlineOffset: "2px",
  "@media": { [forcedColours]: { outlineColor: "Highlight" } },
});
// Elements without a box: the focus ring keeps a distance from the letters.
globalStyle(":where(h2, h3, summary, fieldset):focus-visible", {
  outlineOffset: "6px",
  borderRadius: `min(${vars.radius.control}, 8px)`,
});
// A heading gets the focus so that screen readers announce a new page; it shows no ring.
globalStyle('h1[tabindex="-1"]:focus-visible', { outline: "none" });
globalStyle("*, *::before, *::after", {
  "@media": {
    [reducedMotion]: {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "1ms !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
