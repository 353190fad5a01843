import type { CopyOverrides } from "@kaitori/brand";

/** やさしい: plain words for farms, shops and small works of the region. */
export default {
  "common.cancel": "やめておく",
  "layout.howItWorks": "ご利用のながれ",
  "layout.questions": "よくあるおたずね",
  "layout.register": "登録してみる（無料）",
  "layout.helpByPhone": "電話で相談する {phone}",
  "layout.factoringNote":
    "お金を貸すしくみではありません。請求書を買い取り、代金を先にお渡しするしくみ（ファクタリング）です。",
  "pages.top.title": "農園・お店・工場の入金を早めます",
  "pages.top.description":
    "地域の農園・お店・工場の請求書を買い取り、支払日より前に代金をお渡しします。わかりやすい画面で、写真を撮るだけで申し込めます。",
  "top.title": "農園・お店・工場の入金を早めます",
  "top.heroTitle": "つぎの仕事の種を、早めにまけるように",
  "top.heroLead":
    "出荷や納品のあと、代金が届くまでの間がつらい。そんなときは、請求書をわかばにお売りください。支払日より前に、代金をお渡しします。",
  "top.heroButton": "登録してみる（無料）",
  "top.heroNote":
    "法人（農業法人・会社・組合など）の方にお使いいただけます。登録も見積もりも、お金はかかりません。",
  "top.pointsTitle": "わかばの3つの安心",
  "topParts.point1Title": "ふだん、お取引先には知らせません",
  "topParts.point1Text":
    "お客さまとわかばの間だけのお約束です（2社間ファクタリング）。お取引先に連絡したり、許しをもらったりする必要はありません。",
  "topParts.point2Title": "いくら届くか、先にわかります",
  "topParts.point2Text":
    "手数料を引いたあと、口座にいくら届くかを先にお見せします。見てから、やめることもできます。",
  "topParts.point3Title": "借金にはなりません",
  "topParts.point3Text":
    "請求書を売るだけなので、担保も保証人もいりません。もしお取引先が倒産しても、お金を返してくださいとは言いません。",
  "top.flowTitle": "ご利用のながれ",
  "topParts.flow1Text": "メールアドレスと、会社のことを教えてください。",
  "topParts.flow2Title": "書類の写真を送る",
  "topParts.flow2Text": "通帳・決算書・請求書を、スマートフォンで撮って送ります。",
  "topParts.flow3Title": "金額を見て決める",
  "topParts.flow3Text": "わかばが書類を見て、いくら届くかをお知らせします。よければ画面で契約します。",
  "topParts.flow4Title": "代金が届く",
  "topParts.flow4Text": "契約のあと、代金を口座にお届けします。",
  "top.documentsLead": "スマートフォンで撮った写真で大丈夫です。郵便で送るものはありません。",
  "top.priceTitle": "入金額のめやす",
  "top.documentsTitle": "用意していただくもの",
  "top.audienceTitle": "使っていただける方",
  "top.audienceCorporate": "農業法人・会社・組合など（法人の方）",
  "top.audienceText": "買い取れるのは、{min}から{max}までです。",
  "top.document2": "通帳かネットバンキングの明細（直近5か月ほど）",
  "top.document3": "決算書",
  "topParts.answer2":
    "2社間の契約なので、わかばからお取引先へ連絡することはありません。お取引先の代金は、これまでどおりお客さまの口座に届きます。届いたらわかばへお引き渡しください。",
  "topParts.answer5":
    "お取引先の倒産などで支払われないときも、わかばから買い戻しを求めることはありません。ただし、請求書に誤りや争いがあるときは契約の定めによります。",
  "top.questionsTitle": "よくあるおたずね",
  "top.closingTitle": "わからないことは、電話で聞いてください",
  "top.closingText": "パソコンやスマートフォンが苦手でも、いっしょに進めます。",
  "top.closingButton": "登録してみる（無料）",
  "login.lead": "登録したメールアドレスとパスワードを入れてください。",
  "login.register": "登録してみる（無料）",
  "login.forgot": "パスワードを忘れたとき",
  "register.title": "はじめての登録",
  "register.lead": "登録は3分ほどで終わります。お金はかかりません。",
  "register.corporateOnly": "いまは法人（会社・農業法人・組合など）の方だけがお使いいただけます。",
  "preEntry.lead": "お使いいただけるかを、先に確かめます。書類はいりません。",
  "mypage.greeting": "{name}さん、こんにちは",
  "mypage.newEntry": "申し込みをはじめる",
  "mypage.noEntriesText": "請求書を1枚用意して、はじめてみましょう。写真を撮るだけで送れます。",
  "withdrawals.title": "口座の入出金明細を送る",
  "withdrawals.lead": "お仕事で使っている口座の明細を送ってください。",
  "financials.title": "決算の書類を送る",
  "invoices.title": "請求書を送る",
  "invoices.scheduledAmountHint": "値引きなどがあるときは、じっさいに振り込まれる金額です。",
  "invoices.withholdsTaxHint": "原稿や講演、デザインのお代のように、税金が引かれてから払われるときです。",
  "invoices.fixedDebtHint": "品物やお仕事を納めて、お取引先が金額を認めている請求書です。",
  "invoices.obligerAccountHint": "通帳のお名前。例：カ）〇〇ショウジ",
  "entryComplete.title": "申し込みを受け取りました",
  "entryComplete.next":
    "これから書類を見せていただきます。結果はメールとマイページでお知らせします。足りないものがあれば、ご連絡します。",
  "inquiry.writeHint":
    "電話の時間でなくても送れます。{date}までに、メールとマイページでお返事します。急ぐときは、お電話ください。",
  "inquiry.sent":
    "ご質問を受け取りました。{date}までに、メールとマイページでお返事します。控えをメールで送りました。",
  "inquiry.complaintHint":
    "お返事するまで、代金のお引き渡しをお願いする電話とメールを止めます。お引き渡しの期日は変わりません。",
  "inquiry.complaintSent":
    "苦情を受け取りました。ご不便をおかけして、申し訳ありません。{date}までに、メールとマイページでお返事します。控えをメールで送りました。お返事するまで、代金のお引き渡しをお願いする電話とメールを止めます。",
  "reasons.outsideFieldSentence": "わかばで買い取れる種類の請求書ではありませんでした。",
  "inquiry.secondLookResult": "もう一度見た結果",
  "inquiry.secondLook": "結果をもう一度見てほしいとき",
  "inquiry.secondLookHint":
    "担当の人がもう一度見て、{date}までに、メールとマイページでお返事します。1つの申し込みで1回です。",
  "inquiry.askSecondLook": "もう一度見てもらう",
  "inquiry.secondLookMessage": "見てほしいこと",
  "inquiry.sendSecondLook": "お願いする",
  "inquiry.secondLookAsked": "もう一度見ています。{date}までに、メールとマイページでお返事します。",
  "inquiry.secondLookAnswered": "担当の人がもう一度見て、次のようにお返事しました。",
  "contract.returnText":
    "お取引先から届いた代金を、次の期日までにわかばの口座へお引き渡しください。振込手数料はご負担ください。",
  "contract.doneTitle": "契約ができました",
  "contract.doneText": "口座にお振り込みします。終わったらメールでお知らせします。",
  "cancel.doneTitle": "申し込みをやめました",
  "cancel.doneText": "お金はかかりません。また必要なときに、いつでもどうぞ。",
  "errors.serverErrorNote":
    "ごめんなさい、うまく動きませんでした。マイページかトップページから、やり直してください。",
  "maintenance.title": "ただいま手入れの時間です",
  "maintenance.text": "もっと使いやすくするための作業をしています。少しお待ちください。",
  "unsupported.register": "登録してみる（無料）",
  "unsupported.title": "いまは法人の方だけがお使いいただけます",
  "unsupported.text":
    "ごめんなさい。個人で事業をしている方の申し込みは、いまはお受けしていません。お受けできるようになったら、このページでお知らせします。",
  "entryStatus.transferredNext": "お取引先から代金が届いたら、期日までにわかばへお引き渡しください。",
  "claimStatus.settled": "お取引先が支払えなくなり終了",
  "mail.submitBody":
    "申し込みを受け取りました。ありがとうございます。\n\n受付番号　{code}\n希望金額　{amount}円\n請求書　　{count}枚\n\nこれから書類を見せていただきます。結果は、{decisionBy}までに、このメールとマイページでお知らせします。{identity}\n\n{url}",
  "mail.askAgainBody":
    "送っていただいた書類に、足りないところがありました。\n\n{reasons}\n\n次の画面から、足りないものだけ送ってください。ほかの書類はそのままで大丈夫です。書類が届いてから{days}営業日を目安に、結果をお知らせします。わからないときは、お電話ください。\n\n{url}",
  "mail.contractBody":
    "契約ができました。ありがとうございます。\n\n入金額　{amount}円\n\n{payOutBy}までにお振り込みします。\n\nお取引先から代金が届いたら、次の口座へお振り込みください（こちらからお振り込みする前は、お引き渡しはいりません）。\n{handOvers}\n\n契約書のPDFをこのメールに付けました。次の画面からもいつでも見られます。\n\n{url}",
  "mail.payOutBody":
    "買取代金をお振り込みしました。\n\n入金額　{amount}円\n\n銀行の都合で、次の営業日になることがあります。\nお取引先から代金が届いたら、次の口座へお振り込みください。\n{handOvers}\n\n{url}",
  "mail.contractQuietBody":
    "契約ができました。ありがとうございます。\n\n入金額　{amount}円\n\n{payOutBy}までにお振り込みします。\n\n契約書のPDFをこのメールに付けました。契約の内容は、次の画面からもいつでも見られます。\n\n{url}",
  "mail.payOutQuietBody":
    "買取代金をお振り込みしました。\n\n入金額　{amount}円\n\n銀行の都合で、次の営業日になることがあります。\n契約の内容は、次の画面でいつでも見られます。\n\n{url}",
  "mail.endSaleBody":
    "{obliger} の請求書は、買取代金をお振り込みする前に、契約を取りやめました。\n理由：{reason}\n\nこの請求書の買取代金は、お振り込みしません。お取引先から届いた代金も、これから届く代金もお客さまのものです。お引き渡しはいりません。費用もかかりません。\n\nほかの請求書の買取代金 {amount}円 は、契約のとおりお振り込みします。\n\nわからないときは、お電話ください。\n\n{url}",
  "mail.endContractBody":
    "{obliger} の請求書は、買取代金をお振り込みする前に、契約を取りやめました。\n理由：{reason}\n\nこの請求書の買取代金は、お振り込みしません。お取引先から届いた代金も、これから届く代金もお客さまのものです。お引き渡しはいりません。費用もかかりません。新しく申し込めます。\n\nわからないときは、お電話ください。\n\n{url}",
  "saleEnd.payerInsolvent": "お取引先が支払えなくなったことがわかったため",
  "saleEnd.payerPaid": "お取引先がもう支払っていたことがわかったため",
  "mail.delayBody":
    "{obliger} の請求書の代金について、お引き渡しもお知らせも、{date} までに確かめられませんでした。\nお取引先からまだ届いていないときは、次の画面からお知らせください。届いていない代金を、お引き渡しいただくことはありません。\n届いているときは、次の口座へお振り込みください。すでにお送りいただいていたら、ごめんなさい。お困りのことがあれば、早めにお電話ください。いっしょに考えます。\n\n{handOvers}\n\n{url}",
  "mypage.running": "いま進んでいる申し込み",
  "mypage.entries": "前の申し込み",
  "mypage.help": "困ったら、電話してください",
  "mypage.helpText": "わかばの窓口 {phone}",
  "mypage.detail": "ようすを見る",
  "mypage.detailOf": "{code} のようすを見る",
  "inbox.title": "わかばからのお知らせ",
  "readiness.title": "申し込みまでにそろえるもの",
  "progress.papers": "書類を送る",
  "progress.invoice": "請求書を送る",
  "progress.check": "見直す",
  "resubmit.backToDetail": "申し込みのようすに戻る",
  "cancel.nothing": "申し込みの状況はマイページで確かめられます。取り下げは、申し込みのようすからできます。",
  "contract.backToDetail": "申し込みのようすに戻る",
  "mail.refusedLines":
    "次の請求書は、今回は買い取りを見送らせていただきます。理由は、次の画面から「申し込みのようす」でご確認いただけます。\n{claims}",
  "entryDetail.title": "申し込みのようす",
  "entryDetail.documents": "送っていただいた書類",
  "profile.title": "登録していただいたこと",
  "entryDetail.whatNext": "これからすること",
  "entryDetail.summary": "申し込んだ内容",
  "entryDetail.timeline": "いままでのこと",
  "entryDetail.toContract": "金額を見て、契約に進む",
  "entryDetail.toConditions": "金額を見る",
  "entryDetail.historyOffer": "買い取れる金額が決まりました",
  "entryStatus.reviewedNext": "買い取りの条件が決まりました。よく見て、よければ契約に進んでください。",
  "entryStatus.payOutIfNow": "いま契約すると、{date}までに口座にお振り込みします。",
  "mypage.toContract": "金額を見て、契約に進む",
  "mypage.toConditions": "金額を見る",
  "inbox.showAll": "わかばからのお知らせをぜんぶ見る",
  "invoices.desiredTitle": "ほしい金額と、何に使うか",
} satisfies CopyOverrides;
