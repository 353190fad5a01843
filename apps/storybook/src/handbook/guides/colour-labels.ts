import type { MeasuredPair } from "@kaitori/ui/theme";
import { colourUses, colourUsesJapanese } from "./colour-uses.ts";

/** Texts of the page of colours, in both languages. */
export const english = {
  lang: "en" as "en" | "ja",
  title: "Colours and contrast",
  intro:
    "The use of each colour, and its value for the selected brand, decided or derived. Each colour has the pair with the least contrast; a site with a pair below its minimum (WCAG 2.2 AA) is not built.",
  colours: "Colours",
  uses: colourUses,
  use: (use: string) => `For ${use}. `,
  closest: (colour: string, { text, on, ratio, minimum }: MeasuredPair) =>
    `${colour}; ${text} on ${on}: ${ratio.toFixed(2)}, at least ${minimum}`,
  noText: (colour: string) => `${colour}; no text is on it`,
};

export type ColourLabels = typeof english;

export const japanese: ColourLabels = {
  lang: "ja",
  title: "色とコントラスト",
  intro:
    "それぞれの色の使いみちと、ツールバーで選んだブランドでの値です。値はブランドが決めたものか、そこから自動で決まったものです。あわせて、コントラストの余裕が最も小さい組み合わせを示します。必要な値（WCAG 2.2 AA）に届かない組み合わせがあると、サイトをビルドできません。",
  colours: "色",
  uses: colourUsesJapanese,
  use: (use) => `${use}。`,
  closest: (colour, { text, on, ratio, minimum }) =>
    `${colour}。${on}の上の${text}：${ratio.toFixed(2)}（${minimum}以上が必要）`,
  noText: (colour) => `${colour}。この色に文字は載りません`,
};
