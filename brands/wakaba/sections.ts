import type { BrandSections } from "@kaitori/brand";

/** A cooperative of the region: what its members say comes before what it promises. */
export default {
  top: [
    { kind: "hero" },
    {
      kind: "voices",
      title: "使った方の声",
      items: [
        {
          who: "いちご農園（法人）",
          text: "出荷の代金は月末の翌月払い。苗の仕入れに間に合って、ほっとしました。",
        },
        { who: "町の菓子店（法人）", text: "書類は電話で聞きながら、スマートフォンで撮って送りました。" },
        { who: "金物の工場（法人）", text: "手数料が先にわかるので、家族とゆっくり決められました。" },
      ],
    },
    { kind: "points" },
    { kind: "steps" },
    { kind: "calculator" },
    { kind: "papers" },
    { kind: "questions" },
    { kind: "cardPayment" },
    { kind: "closing" },
  ],
} satisfies BrandSections;
