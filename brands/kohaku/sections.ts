import type { BrandSections } from "@kaitori/brand";

/** The top page of a young fintech: calculator, product, customers and questions. */
export default {
  footer: [
    { label: "カード払い", href: "https://kohaku-pay.example/card/" },
    { label: "ヘルプ", href: "https://help.kohaku-pay.example/articles/uploads" },
  ],
  top: [
    { kind: "hero", variant: "calculator" },
    {
      kind: "picture",
      title: "進み具合も、入金額も、画面で見える",
      points: ["請求書ごとの手数料と入金額", "審査の結果と、振り込みの日付", "契約書のPDFと、これまでの履歴"],
    },
    {
      kind: "steps",
      items: [
        { title: "アップロード", text: "請求書、明細、決算書を送ります。" },
        { title: "条件を見て契約", text: "手数料と入金額を見て、画面で契約します。" },
        { title: "入金", text: "口座で受け取ります。" },
      ],
    },
    {
      kind: "audience",
      title: "こんな請求書に",
      text: "法人とフリーランス・個人事業主。",
      items: [
        { title: "受託開発・SES", text: "検収後の請求書" },
        { title: "デザイン・映像", text: "納品した制作費" },
        { title: "広告・マーケティング", text: "月次の運用費" },
        { title: "執筆・イラスト", text: "確定した原稿料" },
      ],
    },
    { kind: "papers" },
    {
      kind: "questions",
      items: [
        {
          question: "クライアントに通知されますか？",
          answer:
            "されません。契約はお客さまとKOHAKUの2社だけ。代金はこれまでどおりお客さまの口座に届くので、届いたらKOHAKUへ引き渡してください。",
        },
        {
          question: "クラウド請求書のPDFでもいいですか？",
          answer: "はい。発行したPDFをそのままアップロードできます。紙の請求書は写真で送れます。",
        },
        {
          question: "信用情報に影響しますか？",
          answer:
            "しません。借り入れではないため、信用情報機関に記録されることはありません。担保も保証人も不要です。",
        },
        {
          question: "取引先が払わなかったら？",
          answer:
            "倒産などで支払われなくても、買い戻しは求めません。請求書に誤りや争いがあるときは、契約の定めによります。",
        },
      ],
    },
    { kind: "cardPayment" },
    { kind: "closing" },
  ],
} satisfies BrandSections;
