import type { BrandSections } from "@kaitori/brand";

/** The top page of an old company: vertical headline, history and people before its promises. */
export default {
  top: [
    { kind: "hero", variant: "vertical" },
    {
      kind: "history",
      title: "茜屋のあゆみ",
      items: [
        { when: "大正十年", text: "日本橋室町に、染料と金物の問屋を開く。" },
        { when: "昭和三十一年", text: "町工場へ、材料の掛け売りを始める。" },
        { when: "平成三十一年", text: "請求書の買い取りを始める。" },
      ],
    },
    {
      kind: "voices",
      variant: "letters",
      title: "お話を承る者",
      items: [
        {
          who: "茜谷 宗一郎　代表取締役",
          text: "材料代と手当は先に出ていき、代金は後から届く。問屋のころから変わらぬ現場のご苦労を、少しでも軽くするのが私どもの務めと心得ております。",
        },
      ],
    },
    { kind: "points", variant: "numbered" },
    { kind: "calculator" },
    {
      kind: "steps",
      variant: "list",
      items: [
        { title: "ご登録" },
        { title: "書類のご提出" },
        { title: "条件のご確認とご契約" },
        { title: "お振り込み" },
      ],
    },
    { kind: "papers" },
    {
      kind: "questions",
      items: [
        {
          question: "手形の割引とは違うのですか。",
          answer:
            "手形ではなく、請求書（売掛債権）そのものの売買でございます。お取引先の倒産でお支払いがないときも、買い戻しはお求めいたしません。",
        },
        {
          question: "工事の途中でも買い取ってもらえますか。",
          answer:
            "金額とお支払日が決まっている請求書をお買い取りいたします。出来高の検収がお済みになってから、ご用命ください。",
        },
        {
          question: "元請けやお取引先に知られますか。",
          answer:
            "お客さまと当社の2社でのお取引ですので、当社からお取引先へご連絡することはございません。代金はこれまでどおりお客さまの口座に届きます。届きましたら当社へお引き渡しください。",
        },
        {
          question: "契約書が譲渡を禁じているときは。",
          answer:
            "申し込みの際にその旨をお知らせください。定めがあっても譲渡そのものは有効ですが、条件を拝見してからお返事いたします。",
        },
        {
          question: "審査では何を見ますか。",
          answer:
            "請求書の内容、お取引先のお支払いの実績、入出金明細を拝見いたします。結果によっては、お買い取りできないことや、希望金額より少なくなることがございます。",
        },
      ],
    },
    { kind: "closing" },
  ],
} satisfies BrandSections;
