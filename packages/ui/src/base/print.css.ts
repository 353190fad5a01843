import { globalStyle } from "@vanilla-extract/css";

/** Print: ink on white, no controls, no breaks inside blocks, addresses of links written out. */
const print = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, { "@media": { print: rule } });

print("html, body", { background: "#fff", color: "#000", fontSize: "10.5pt" });
print("button, [data-screen-only]", { display: "none !important" });
print("tr, figure, section, [data-keep-whole]", { breakInside: "avoid" });
print("h1, h2, h3", { breakAfter: "avoid" });
print("main a[href^='http']::after", { content: "'（' attr(href) '）'" });
