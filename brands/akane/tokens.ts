import type { BrandTokens } from "@kaitori/brand";

/** An old company: madder red and ink on warm white, hairlines, headings in mincho. */
export default {
  decisions: {
    brand: "#a12a2f",
    accent: "#8a6730",
    ink: "#261d1b",
    paper: "#fbf8f3",
    surface: "#fffefc",
    neutral: "#95867a",
    action: "brand",
    header: "paper",
    emphasis: "outline",
    corner: 4,
    buttons: "corner",
    density: "normal",
    typeScale: "normal",
    bodyFamily: "gothic",
    headingFamily: "mincho",
    headingWeight: 600,
    headingTracking: "normal",
    frame: "letterhead",
    ornament: "rule",
    groups: "ledger",
    fields: "labelStrips",
    facts: "leaders",
    columns: "below",
    steps: "numbers",
    icons: "fine",
    primaryButton: "framed",
  },
} satisfies BrandTokens;
