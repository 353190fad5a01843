import type { BrandTokens } from "@kaitori/brand";

/** A young fintech: ink and amber on cool grey, heavy tight headings, round buttons, square ornaments. */
export default {
  decisions: {
    brand: "#27344a",
    accent: "#ffb11b",
    ink: "#12161d",
    paper: "#edf0f3",
    surface: "#ffffff",
    neutral: "#77828f",
    action: "accent",
    header: "ink",
    emphasis: "strong",
    corner: 20,
    buttons: "pill",
    density: "compact",
    typeScale: "compact",
    bodyFamily: "gothic",
    headingFamily: "gothic",
    headingWeight: 800,
    headingTracking: "tight",
    frame: "rail",
    ornament: "block",
    groups: "cards",
    fields: "boxes",
    facts: "tiles",
    columns: "beside",
    steps: "track",
    icons: "solid",
    primaryButton: "arrow",
  },
} satisfies BrandTokens;
