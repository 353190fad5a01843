import { style, styleVariants } from "@vanilla-extract/css";

export const inline = style({ display: "flex", flexWrap: "wrap", minInlineSize: 0 });
export const alignments = styleVariants(
  { center: "center", baseline: "baseline", start: "flex-start" },
  (alignItems) => ({
    alignItems,
  }),
);
export const spread = style({ justifyContent: "space-between" });
