import type { BrandSections } from "@kaitori/brand";

/** The top page of an old company: vertical headline, promises, history, people and the head office. */
export default {
  footer: [{ label: "茜屋の読みもの", href: "https://blog.akane-factoring.example/" }],
  top: [
    { kind: "hero", variant: "vertical" },
    { kind: "points", variant: "numbered" },
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
    {
      kind: "voices",
      variant: "letters",
      title: "お話を承る者",
      items: [
        {
          who: "茜谷 宗一郎　代表取締役",
          text: "材料代と手当は先に出ていき、代金は後から届く。問屋のころから変わらぬ現場のご苦労を、少しでも軽くするのが私どもの務めと心得ております。",
        },
        {
          who: "お取引窓口　担当者一同",
          text: "請求書の一枚一枚を、人の目で拝見しております。書類に足りないところがございましたら、どこをどう直せばよいかまでお伝えいたします。",
        },
      ],
    },
    { kind: "steps", variant: "list" },
    { kind: "papers" },
    { kind: "calculator" },
    {
      kind: "questions",
      items: [
        {
          question: "手形の割引とは違うのですか。",
          answer:
            "手形ではなく、請求書（売掛債権）そのものの売買でございます。お取引先の倒産でお支払いがないときも、買い戻しはお求めいたしません。",
        },
        {
          question: "工事の途中の請求書でも買い取ってもらえますか。",
          answer:
            "金額とお支払日が決まっている請求書をお買い取りいたします。出来高の検収がお済みになってから、ご用命ください。",
        },
        {
          question: "元請けやお取引先に知られますか。",
          answer:
            "お客さまと当社の2社でのお取引ですので、当社からお取引先へご連絡することはございません。代金はこれまでどおりお客さまの口座に届きます。届きましたら当社へお引き渡しください。",
        },
        {
          question: "契約書に「債権の譲渡を禁じる」とあるときは、どうなりますか。",
          answer:
            "申し込みの際にその旨をお知らせください。定めがあっても譲渡そのものは有効ですが、条件を拝見してからお返事いたします。",
        },
        {
          question: "審査では何を見ますか。",
          answer:
            "請求書の内容、お取引先のお支払いの実績、入出金明細を拝見いたします。結果によっては、お買い取りできないことや、希望金額より少なくなることがございます。",
        },
        {
          question: "帳簿には、どのように記しますか。",
          answer:
            "売掛金の売却としてお扱いください。債権の譲渡は非課税で、手数料にも消費税はかかりません。詳しくは顧問の税理士にお確かめください。",
        },
      ],
    },
    {
      kind: "company",
      title: "本店のご案内",
      text: "お打ち合わせは、本店でも承ります。お越しの前に、お電話でお約束くださいませ。",
    },
    { kind: "closing" },
  ],
} satisfies BrandSections;
