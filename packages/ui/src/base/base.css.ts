import { globalStyle } from "@vanilla-extract/css";
import { calm, forcedColours } from "../media.ts";
import { vars } from "../theme/index.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, table", {
  margin: 0,
  padding: 0,
});
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("img, svg, video, canvas", { display: "block", maxInlineSize: "100%" });
// Width and height in the markup keep the room; the picture keeps its shape.
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
// Between phrases where the browser knows how; in running text that leaves stubs, and tears what people have written.
// The same holds for the names of fields, choices and steps, and the few centred lines of a message: each says it itself.
globalStyle("h1, h2, h3, h4", { wordBreak: "auto-phrase" as "normal" });
// Handed down, so that what holds a few short lines can balance them.
globalStyle("body", { textWrap: "pretty" });
// A number to call is read, and pressed, as one.
globalStyle('a[href^="tel:"]', { whiteSpace: "nowrap" });
globalStyle(":focus-visible", {
  outline: `2px solid ${vars.colour.focus}`,
  outlineOffset: "2px",
  "@media": { [forcedColours]: { outlineColor: "Highlight" } },
});
// Words and groups without a box of their own: the ring keeps off the letters and has no hard corner.
globalStyle(":where(h2, h3, summary, fieldset):focus-visible", {
  outlineOffset: "6px",
  borderRadius: `min(${vars.radius.control}, 8px)`,
});
// A heading takes the focus so that a new page is heard; there is nothing to press.
globalStyle('h1[tabindex="-1"]:focus-visible', { outline: "none" });
globalStyle("*, *::before, *::after", {
  "@media": {
    [calm]: {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "1ms !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
