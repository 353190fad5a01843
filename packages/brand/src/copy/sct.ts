import { copyArea } from "../text/copy-area.ts";

/** The page required by the Act on Specified Commercial Transactions: a table of labels and texts. */
export const sctCopy = copyArea("sct", {
  title: "特定商取引法に基づく表記",
  row1Title: "事業者の名称",
  row1Text: "{company}",
  row2Title: "代表者",
  row2Text: "{representative}",
  row3Title: "所在地",
  row3Text: "〒{zipcode} {address}",
  row4Title: "電話番号",
  row4Text: "{phone}\n受付時間：{hours}",
  row5Title: "メールアドレス",
  row5Text: "{email}",
  row6Title: "サービスの内容",
  row6Text: "{serviceName}\n請求書の買い取り（ファクタリング）",
  row7Title: "サービスの対価",
  row7Text:
    "手数料は、買い取る金額の{feeMin}％から{feeMax}％です。買い取る金額は、請求書の金額のうち、お取引先から振り込まれる予定の額です。契約の前に、請求書ごとの金額を画面でお示しします。手数料の1円未満は切り捨てます。債権の譲渡は非課税です。",
  row8Title: "対価のほかに必要な費用",
  row8Text:
    "買取代金をお振り込みする際の振込手数料（{bankCharge}円）、代金をお引き渡しいただく際の振込手数料、通信にかかる費用、受け取った代金のお引き渡しが遅れたときの遅延損害金（年14.6％）",
  row9Title: "支払いの時期と方法",
  row9Text:
    "手数料と、買取代金をお振り込みする際の振込手数料は、買取代金から差し引きます。別にお支払いいただくことはありません。代金をお引き渡しいただく際の振込手数料は、そのつど金融機関へお支払いください。受け取った代金のお引き渡しが遅れたときの遅延損害金は、お引き渡しの日までの金額をお知らせした後、代金と同じ口座へお振り込みください。",
  row10Title: "サービスの提供の時期",
  row10Text:
    "契約が成立した日から{payOutDays}営業日以内に、ご指定の口座へお振り込みします。金融機関の休業日または{dayEnds}以後の契約は、翌営業日の契約として数えます。契約の後に新しい本人確認書類をお送りいただいたときは、その確認が済むまで、お振り込みをお待ちいただくことがあります。お振り込みの前に、お取引先の支払不能またはお取引先からの支払いがわかったときは、その請求書の契約を解除することがあります。",
  row11Title: "申し込みの取り下げと解除",
  row11Text:
    "契約が成立するまでは、費用なしで取り下げられます。契約が成立した後は、サービスの性質上、お客さまの都合による解除はお受けできません。",
  row12Title: "買い取りの希望金額",
  row12Text: "{amountMin}円から{amountMax}円まで",
  row13Title: "動作の環境",
  row13Text: "最新版のSafari、Chrome、Edge、Firefox",
});
