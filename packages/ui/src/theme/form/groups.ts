import type { TokensOfChoices } from "./tokens-of-choices.ts";

/** Container of a group of fields or facts: widths, style and colour of its border, and its fill. */
export const groups = {
  cards: {
    cardPaddingFactor: "1",
    cardBorderWidth: "1px",
    cardBorderStyle: "solid",
    cardBackground: "var(--colour-surface)",
    cardBorderColour: "var(--colour-card-edge)",
    cardRadius: "var(--radius-card)",
    emphasisBorderWidth: "1px",
    bannerBorderWidth: "0 0 0 6px",
    bannerRadius: "var(--radius-control)",
  },
  ledger: {
    cardPaddingFactor: "0",
    cardBorderWidth: "4px 0 0",
    cardBorderStyle: "double",
    cardBackground: "var(--colour-paper)",
    cardBorderColour: "var(--colour-edge)",
    cardRadius: "0",
    emphasisBorderWidth: "4px",
    bannerBorderWidth: "1px 0",
    bannerRadius: "0",
  },
  panels: {
    cardPaddingFactor: "1",
    cardBorderWidth: "0",
    cardBorderStyle: "solid",
    cardBackground: "var(--colour-brand-soft)",
    cardBorderColour: "transparent",
    cardRadius: "var(--radius-card)",
    emphasisBorderWidth: "2px",
    bannerBorderWidth: "0",
    bannerRadius: "var(--radius-card)",
  },
} satisfies TokensOfChoices<"groups">;
