import type { BrandTokens } from "@kaitori/brand";

/** A cooperative of the region: leaf green on pale straw, round, roomy, easy to read. */
export default {
  decisions: {
    brand: "#33742c",
    accent: "#c4602a",
    ink: "#33291f",
    paper: "#fbf6e4",
    surface: "#fffdf6",
    neutral: "#a4946a",
    action: "brand",
    header: "brand",
    emphasis: "soft",
    corner: 16,
    buttons: "corner",
    density: "loose",
    typeScale: "large",
    bodyFamily: "rounded",
    headingFamily: "rounded",
    headingWeight: 700,
    headingTracking: "normal",
    frame: "tabs",
    ornament: "leaf",
    groups: "panels",
    fields: "sheets",
    facts: "stripes",
    columns: "below",
    steps: "beads",
    icons: "tinted",
    primaryButton: "raised",
  },
} satisfies BrandTokens;
