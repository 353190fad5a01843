/** Texts of the page of mails, in both languages. */
export interface MailsLabels {
  readonly lang: "en" | "ja";
  readonly title: string;
  readonly intro: string;
}

export const english: MailsLabels = {
  lang: "en",
  title: "Mails",
  intro:
    "Every mail of the chosen brand with example values: its text, and the mail in the brand's look. Below it, if there is one, the text that is sent while a lawyer or a complaint stops all requests. Mail programs that show no HTML show the text. “Copy” lists the key of each sentence, by which copy.ts of the brand replaces it.",
};

export const japanese: MailsLabels = {
  lang: "ja",
  title: "メール",
  intro:
    "選んだブランドが送るすべてのメールです。値の例を入れてあります。件名を押すと、ブランドの見た目のメールと、文字だけのメールが開きます。HTMLを表示しないメールソフトでは、文字だけのメールが表示されます。弁護士の受任や苦情のために依頼や催促を控えている間に送る文面があるときは、その下に示します。文を変えるには、「文言」のページでキーを探し、ブランドの copy.ts に書きます。",
};
