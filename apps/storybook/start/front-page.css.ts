import { globalStyle } from "@vanilla-extract/css";
import mark from "../static/mark.svg";

globalStyle("body", { margin: 0, padding: "32px 16px 64px", background: "#f4f6f9" });
globalStyle("h1", { display: "flex", alignItems: "center", gap: 12, marginBlockStart: 0 });
globalStyle("h1::before", { content: `url("${mark}")`, inlineSize: 40, blockSize: 40 });
globalStyle(":focus-visible", { outline: "3px solid #1d3a5f", outlineOffset: 2 });
