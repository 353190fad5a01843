import type { BrandSections } from "@kaitori/brand";

/** An old house: the headline as on its sign, its promises, its history, who it is. */
export default {
  top: [
    { kind: "hero", variant: "vertical" },
    { kind: "points" },
    {
      kind: "history",
      title: "茜屋のあゆみ",
      items: [
        { when: "大正十年", text: "日本橋室町に、染料と金物の問屋として店を開きました。" },
        {
          when: "昭和三十一年",
          text: "町工場への材料の掛け売りを始め、支払いの時期のご相談を承るようになりました。",
        },
        { when: "平成三十一年", text: "株式会社茜屋商会として、請求書の買い取りを始めました。" },
      ],
    },
    { kind: "calculator" },
    { kind: "steps" },
    { kind: "papers" },
    { kind: "questions" },
    { kind: "company", title: "茜屋について" },
    { kind: "closing" },
  ],
} satisfies BrandSections;
