import {
  type DecisionSentences,
  decisionSentences,
  type SettingSentences,
  settingSentences,
} from "@kaitori/brand/sentences";

/** Texts of the pages of decisions and settings, in both languages. */
export const english = {
  lang: "en" as "en" | "ja",
  markOptional: (sentence: string) => `${sentence} Optional.`,
  absentText: "Not set",
  decisions: {
    title: "What a brand decides",
    intro:
      "The decisions in a brand's tokens.ts. The theme derives every colour, size and corner from them, and adjusts colours with too little contrast.",
    /** Undefined, because the schema has the English sentences. */
    sentences: undefined as DecisionSentences | undefined,
    overrides: "Overrides",
    overridesIntro:
      "Derived tokens that this brand replaces. Keep the list short: a long one is a second theme.",
    noOverrides: "This brand has none.",
  },
  settings: {
    title: "Settings",
    intro:
      "The settings in a brand's settings.ts. Anyone can read them, so they must not contain secrets. No setting has a hidden default.",
    sentences: undefined as SettingSentences | undefined,
  },
};

export type KeyLabels = typeof english;

export const japanese: KeyLabels = {
  lang: "ja",
  markOptional: (sentence) => `${sentence}省略できます。`,
  absentText: "指定なし",
  decisions: {
    title: "ブランドが決めること",
    intro:
      "ブランドのtokens.tsに書く項目です。画面の色、大きさ、角の丸みは、すべてここから決まります。読みにくい色は、読めるところまで自動で調整します。",
    sentences: decisionSentences,
    overrides: "個別の指定",
    overridesIntro:
      "自動で決まる値のうち、このブランドだけ変えるものです（overrides）。数が増えると別のテーマを作るのと同じになるため、最小限にしてください。",
    noOverrides: "このブランドにはありません。",
  },
  settings: {
    title: "設定",
    intro:
      "ブランドのsettings.tsに書く項目です。どれも誰でも読めるものなので、秘密の情報は書かないでください。隠れた初期値はありません。省略できる項目には、そう書いてあります。",
    sentences: settingSentences,
  },
};
