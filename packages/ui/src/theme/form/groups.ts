import type { Table } from "./table.ts";

/** Container of a group of fields or facts: widths, style and colour of its border, and its fill. */
export const groups = {
  cards: {
    cardInset: "1",
    cardEdges: "1px",
    cardLine: "solid",
    cardGround: "var(--colour-surface)",
    cardInk: "var(--colour-card-edge)",
    cardRadius: "var(--radius-card)",
    cardFrame: "1px",
    bannerEdges: "0 0 0 6px",
    bannerRadius: "var(--radius-control)",
  },
  ledger: {
    cardInset: "0",
    cardEdges: "4px 0 0",
    cardLine: "double",
    cardGround: "var(--colour-paper)",
    cardInk: "var(--colour-edge)",
    cardRadius: "0",
    cardFrame: "4px",
    bannerEdges: "1px 0",
    bannerRadius: "0",
  },
  panels: {
    cardInset: "1",
    cardEdges: "0",
    cardLine: "solid",
    cardGround: "var(--colour-brand-soft)",
    cardInk: "transparent",
    cardRadius: "var(--radius-card)",
    cardFrame: "2px",
    bannerEdges: "0",
    bannerRadius: "var(--radius-card)",
  },
} satisfies Table<"groups">;
