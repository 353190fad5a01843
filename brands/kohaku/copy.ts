import type { CopyOverrides } from "@kaitori/brand";

/** Short and direct: for IT companies and creators. */
export default {
  "common.next": "次へ",
  "common.retry": "再試行する",
  "layout.howItWorks": "使い方",
  "layout.price": "料金",
  "layout.questions": "FAQ",
  "layout.register": "無料登録",
  "layout.factoringNote": "KOHAKUは請求書（売掛債権）の売買です。借り入れではありません。",
  "pages.top.title": "請求書を、待たずに現金へ",
  "pages.top.description":
    "IT企業とクリエイターのためのファクタリング。請求書をアップロードして、手数料を見て、契約。すべてオンラインです。",
  "top.title": "請求書を、待たずに現金へ",
  "top.heroTitle": "請求書を、待たずに現金へ。",
  "top.heroLead":
    "納品から入金まで60日。その間も、給与もサーバー代も待ってくれません。KOHAKUが先に払います。",
  "top.heroButton": "無料ではじめる",
  "top.heroPrice": "いくら届く？",
  "top.heroNote": "登録・見積もり 0円",
  "top.pointsTitle": "KOHAKUを選ぶ理由",
  "topParts.point1Title": "取引先に通知なし",
  "topParts.point1Text":
    "契約はお客さまとKOHAKUの2社だけ（2社間ファクタリング）。クライアントとの関係はそのままです。",
  "topParts.point2Title": "手数料は契約前に全額表示",
  "topParts.point2Text": "手数料、振込手数料、入金額。1円単位で見てから決められます。",
  "topParts.point3Title": "借り入れではない",
  "topParts.point3Text": "負債は増えません。担保も保証人も不要。取引先が倒産しても買い戻しはありません。",
  "top.flowTitle": "3ステップで入金へ",
  "top.priceButton": "この請求書ではじめる",
  "top.factStart": "登録・見積もり",
  "top.documentsLead": "写真かPDFでアップロード。郵送は不要です。",
  "top.priceTitle": "手元に残る金額",
  "top.documentsTitle": "必要なもの",
  "top.audienceTitle": "使える人",
  "top.audienceBoth": "法人・フリーランス（個人事業主）",
  "top.audienceText": "{min}から{max}まで。少額の請求書も歓迎します。",
  "topParts.answer2":
    "2社間の契約なので、KOHAKUからお取引先へ連絡することはありません。お取引先の代金は、これまでどおりお客さまの口座に届きます。届いたらKOHAKUへお引き渡しください。",
  "topParts.answer5":
    "お取引先の倒産などで支払われないときも、KOHAKUから買い戻しを求めることはありません。ただし、請求書に誤りや争いがあるときは契約の定めによります。",
  "top.questionsTitle": "FAQ",
  "top.cardPaymentTitle": "KOHAKU カード払い",
  "top.cardPaymentText": "払う側の請求書も、カードで支払いを先へ延ばせます。",
  "top.closingTitle": "次の請求書から、待たない。",
  "top.closingText": "登録は3分。費用はかかりません。",
  "top.closingButton": "無料ではじめる",
  "login.lead": "メールアドレスとパスワードを入力してください。",
  "login.noAccount": "アカウントがない方",
  "login.register": "無料ではじめる",
  "register.title": "アカウントを作る",
  "register.lead": "アカウントは3分で作れます。費用はかかりません。",
  "register.submit": "アカウントを作る",
  "mypage.greeting": "{name}さん",
  "mypage.newEntry": "申し込む",
  "mypage.noEntriesTitle": "まだ申し込みがありません",
  "mypage.noEntriesText": "請求書が1枚あれば始められます。",
  "entryComplete.title": "受け付けました",
  "entryComplete.next": "審査を始めます。結果はメールとマイページでお知らせします。",
  "inquiry.write": "メッセージで質問",
  "inquiry.writeHint": "受付時間の外でも送れます。{date}までにメールとマイページで回答します。",
  "inquiry.sent": "受け付けました。{date}までにメールとマイページで回答します。控えをメールで送りました。",
  "inquiry.complaintHint":
    "回答するまで、代金の引き渡しをお願いする電話とメールを止めます。引き渡しの期日は変わりません。",
  "inquiry.complaintSent":
    "苦情を受け付けました。{date}までにメールとマイページで回答します。控えをメールで送りました。回答するまで、代金の引き渡しをお願いする電話とメールを止めます。",
  "entryStatus.transferredNext": "お取引先から代金が届いたら、期日までにKOHAKUへお引き渡しください。",
  "contract.returnText":
    "お取引先から届いた代金を、次の期日までにKOHAKUの口座へお引き渡しください。振込手数料はご負担をお願いします。",
  "reasons.outsideFieldSentence": "KOHAKUで買い取れる種類の請求書ではありませんでした。",
  "inquiry.secondLookResult": "再確認の結果",
  "inquiry.secondLook": "結果の再確認",
  "inquiry.secondLookHint":
    "担当者が見直し、{date}までにメールとマイページで回答します。1件の申し込みにつき1回です。",
  "inquiry.askSecondLook": "再確認を依頼する",
  "inquiry.secondLookAsked": "再確認を受け付けました。{date}までにメールとマイページで回答します。",
  "inquiry.secondLookAnswered": "担当者が再確認し、次のとおり回答しました。",
  "contract.lead": "条件が出ました。金額を確認して契約してください。",
  "contract.doneTitle": "契約完了です",
  "contract.doneText": "振り込みの手続きに入ります。完了したらメールします。",
  "cancel.doneTitle": "取り下げました",
  "cancel.doneText": "費用はかかりません。またいつでもどうぞ。",
  "errors.serverErrorNote": "こちらの問題です。マイページかトップページからやり直してください。",
  "maintenance.title": "メンテナンス中です",
  "maintenance.text": "アップデートをしています。少しお待ちください。",
  "claimStatus.settled": "取引先の支払不能で終了",
  "claimStatus.settledUncollectable": "取引先の支払いを見込めず終了",
  "mail.submitBody":
    "受け付けました。\n\n受付番号　{code}\n希望金額　{amount}円\n請求書　　{count}件\n\n審査を始めます。結果は{decisionBy}までにメールとマイページでお知らせします。\n\n{url}",
  "mail.offerBody":
    "条件が出ました。\n\n入金額　{amount}円（すべて契約したとき）\n契約の期限　{date}{refused}\n\n手数料と入金額を確認して、契約へ進んでください。\n\n{url}",
  "mail.contractBody":
    "契約が完了しました。\n\n入金額　{amount}円\n\n{payOutBy}までに振り込みます。\n\n取引先から代金が届いたら、次の口座へ振り込んでください（買取代金を振り込む前は、引き渡しはいりません）。\n{handOvers}\n\n契約書のPDFを添えました。画面でもいつでも見られます。\n\n{url}",
  "mail.endSaleBody":
    "{obliger} の請求書は、買取代金を振り込む前に契約を解除しました。\n理由：{reason}\n\nこの請求書の買取代金は振り込みません。取引先から届いた代金も、これから届く代金もお客さまのものです。引き渡しはいりません。費用もかかりません。\n\nほかの請求書の買取代金 {amount}円 は、契約のとおり振り込みます。\n\n心当たりがないときは、お問い合わせください。\n\n{url}",
  "mail.endContractBody":
    "{obliger} の請求書は、買取代金を振り込む前に契約を解除しました。\n理由：{reason}\n\nこの請求書の買取代金は振り込みません。取引先から届いた代金も、これから届く代金もお客さまのものです。引き渡しはいりません。費用もかかりません。新しく申し込めます。\n\n心当たりがないときは、お問い合わせください。\n\n{url}",
  "saleEnd.payerInsolvent": "取引先の支払不能がわかったため",
  "saleEnd.payerPaid": "取引先からの支払いがすでにあったことがわかったため",
  "mail.contractQuietBody":
    "契約が完了しました。\n\n入金額　{amount}円\n\n{payOutBy}までに振り込みます。\n\n契約書のPDFを添えました。契約の内容は、画面でもいつでも見られます。\n\n{url}",
} satisfies CopyOverrides;
