import type { CopyOverrides } from "@kaitori/brand";

/** 丁寧 and restrained: an old house speaks to makers and builders. */
export default {
  "layout.howItWorks": "お取引の流れ",
  "layout.questions": "よくいただくご質問",
  "pages.top.title": "ものづくりと建設のためのファクタリング",
  "pages.top.description":
    "製造業・建設業のお客さまの請求書を、支払期日の前にお買い取りいたします。担保も保証人も要りません。",
  "top.title": "ものづくりと建設のためのファクタリング",
  "top.heroTitle": "その請求書、期日を待たずにお買取りいたします",
  "top.heroLead":
    "材料の仕入れ、職人の手当、機械の修繕。支払いが先に立つ現場のために、お取引先への請求書を買い取り、代金を先にお渡しいたします。",
  "top.heroPrice": "ご入金額の計算",
  "top.heroNote": "ご登録・お見積もりに費用はかかりません。",
  "top.pointsTitle": "茜屋がお約束すること",
  "topParts.point1Title": "お取引先との間柄を大切に",
  "topParts.point1Text":
    "お客さまと当社の2社でお取引いたします（2社間ファクタリング）。お取引先へのご通知やご承諾は必要ございません。",
  "topParts.point2Title": "手数料は一円まで明らかに",
  "topParts.point2Text":
    "ご契約の前に、手数料・振込手数料・ご入金額を一円単位でお示しいたします。ご納得のうえでお決めください。",
  "topParts.point3Title": "お借り入れではございません",
  "topParts.point3Text":
    "請求書の売買ですので、担保も保証人も要りません。お取引先の倒産でお支払いがないときも、買い戻しはお求めいたしません。",
  "top.flowTitle": "お取引の流れ",
  "topParts.flow1Title": "ご登録",
  "topParts.flow1Text": "メールアドレスと、事業についてのご登録をお願いいたします。",
  "topParts.flow2Title": "書類のご提出",
  "topParts.flow2Text": "入出金明細・決算書・請求書を、写真またはPDFでお送りください。",
  "topParts.flow3Title": "条件のご確認とご契約",
  "topParts.flow3Text":
    "担当者が拝見し、手数料とご入金額をお知らせいたします。ご納得のうえで、画面の上でご契約ください。",
  "topParts.flow4Title": "お振り込み",
  "topParts.flow4Text": "ご契約の後、ご指定の口座へお振り込みいたします。",
  "top.closingPhone": "お電話でのご相談も承ります",
  "top.priceTitle": "ご入金額の例",
  "top.documentsTitle": "ご用意いただく書類",
  "top.audienceTitle": "ご利用いただけるお客さま",
  "top.questionsTitle": "よくいただくご質問",
  "top.closingTitle": "まずはご登録ください",
  "top.closingText": "ご登録は数分で済みます。ご不明な点は、お電話でも承ります。",
  "login.title": "お客さまログイン",
  "login.lead": "ご登録のメールアドレスとパスワードをご入力ください。",
  "register.title": "ご登録",
  "register.lead": "ご登録は数分で済みます。費用はかかりません。",
  "register.submit": "登録して確認のメールを受け取る",
  "mypage.newEntry": "申し込みをはじめる",
  "mypage.noEntriesTitle": "申し込みはまだございません",
  "mypage.noEntriesText": "お手元の請求書をご用意ください。写真でお送りいただけます。",
  "entryComplete.title": "申し込みを承りました",
  "entryComplete.next":
    "書類を拝見し、結果をメールとマイページでお知らせいたします。追加の書類をお願いすることがございます。",
  "contract.doneTitle": "ご契約が完了しました",
  "contract.doneText":
    "ご指定の口座へお振り込みの手続きをいたします。済みましたらメールでお知らせいたします。",
  "cancel.doneText": "またのご用命をお待ち申し上げております。費用はかかりません。",
  "errors.serverErrorNote":
    "ご不便をおかけし、申し訳ございません。マイページまたはトップページから、再度お試しください。",
  "maintenance.title": "ただいま手入れをしております",
  "maintenance.text": "ご不便をおかけし、申し訳ございません。しばらくお待ちくださいませ。",
  "maintenance.noUntil": "終わり次第、再開いたします。",
  "unsupported.text": "申し訳ございません。ただいま、個人事業主の方の申し込みは承っておりません。",
  "inquiry.sent":
    "お問い合わせを承りました。{date}までに、メールとマイページでお答えいたします。控えをメールでお送りいたしました。",
  "inquiry.secondLookAsked":
    "もう一度の確認を承りました。担当者が内容を見直し、{date}までに、メールとマイページでお答えいたします。",
  "entryDetail.historyAskSecondLook": "もう一度の確認を承りました",
  "entryStatus.reviewLate":
    "ご案内した{date}を過ぎましたが、結果をお知らせできておりません。お待たせして申し訳ございません。いつになるかは、お電話でお答えいたします。",
  "entryStatus.payOutLate":
    "ご案内した{date}を過ぎましたが、お振り込みできておりません。お待たせして申し訳ございません。いつになるかは、お電話でお答えいたします。",
  "entryStatus.archivedNext": "このお取引は完了いたしました。またのご用命をお待ちしております。",
  "mail.submitBody":
    "このたびはご用命を賜り、誠にありがとうございます。\n\n受付番号　{code}\n希望金額　{amount}円\n請求書　　{count}件\n\nこれより書類を拝見いたします。結果は、{decisionBy}までに、このメールアドレスとマイページでお知らせいたします。{identity}\n\n{url}",
  "mail.contractBody":
    "ご契約が完了いたしました。誠にありがとうございます。\n\nご入金額　{amount}円\n\nご指定の口座へ、{payOutBy}までにお振り込みいたします。\n\nお取引先から代金が届きましたら、次の口座へお振り込みくださいませ（買取代金をお振り込みする前は、お引き渡しには及びません）。\n{handOvers}\n\n契約書のPDFをこのメールに添えました。次の画面からもいつでもご覧いただけます。\n\n{url}",
  "mail.contractQuietBody":
    "ご契約が完了いたしました。誠にありがとうございます。\n\nご入金額　{amount}円\n\nご指定の口座へ、{payOutBy}までにお振り込みいたします。\n\n契約書のPDFをこのメールに添えました。ご契約の内容は、次の画面からもいつでもご覧いただけます。\n\n{url}",
  "mail.endSaleBody":
    "{obliger} の請求書につきまして、買取代金をお振り込みする前に、契約を解除いたしました。\n理由：{reason}\n\nこの請求書の買取代金は、お振り込みいたしません。お取引先から届いた代金も、これから届く代金もお客さまのものでございます。お引き渡しには及びません。費用もかかりません。\n\nほかの請求書の買取代金 {amount}円 は、契約のとおりお振り込みいたします。\n\nお心当たりがございませんときは、お問い合わせください。\n\n{url}",
  "mail.endContractBody":
    "{obliger} の請求書につきまして、買取代金をお振り込みする前に、契約を解除いたしました。\n理由：{reason}\n\nこの請求書の買取代金は、お振り込みいたしません。お取引先から届いた代金も、これから届く代金もお客さまのものでございます。お引き渡しには及びません。費用もかかりません。新しく申し込んでいただけます。\n\nお心当たりがございませんときは、お問い合わせください。\n\n{url}",
  "mail.rejectBody":
    "慎重に検討いたしましたが、このたびは買い取りを見送らせていただきます。ご期待に沿えず、誠に申し訳ございません。費用はかかりません。\n\n{reasons}\n\n次の画面から、前回の内容と書類を引き継いで、直して申し込めます。結果について、担当者にもう一度の確認をご依頼いただくこともできます。\n\n{url}",
  "layout.helpByPhone": "お電話で承ります {phone}",
  "mypage.running": "ただいまのお取引",
  "mypage.entries": "これまでのお取引",
  "mypage.help": "ご相談の窓口",
  "mypage.detail": "控えを見る",
  "mypage.detailOf": "{code} の控えを見る",
  "inbox.title": "当社からのご連絡",
  "readiness.title": "ご用意いただくもの",
  "progress.register": "ご登録",
  "progress.papers": "書類のご提出",
  "progress.check": "ご確認",
  "resubmit.backToDetail": "申し込みの控えに戻る",
  "cancel.nothing": "申し込みの状況はマイページで確かめられます。取り下げは、申し込みの控えからできます。",
  "contract.backToDetail": "申し込みの控えに戻る",
  "mail.refusedLines":
    "次の請求書は、今回は買い取りを見送らせていただきます。理由は、次の画面から「申し込みの控え」でご確認いただけます。\n{claims}",
  "entryDetail.title": "申し込みの控え",
  "entryDetail.documents": "お預かりした書類",
  "invoices.title": "請求書のご登録",
  "profile.title": "ご登録の内容",
  "entryDetail.whatNext": "このあとのお手続き",
  "entryDetail.timeline": "これまでのお取引の経過",
  "entryDetail.noDocuments":
    "この申し込みのためにお預かりした書類はございません。以前に確かめた書類を使います。",
  "entryDetail.sentOn": "{date} お預かり",
  "entryDetail.historySubmit": "申し込みを承りました",
  "entryDetail.historyResubmit": "書類をお預かりしました",
  "entryDetail.historyPayOut": "買取代金をお振り込みいたしました",
  "entryStatus.underReviewNext": "いま、お願いすることはございません。",
  "entryStatus.reviewedNext": "買い取りの条件が決まりました。内容をお確かめのうえ、ご契約へお進みください。",
  "entryStatus.contractedNext": "いま、お願いすることはございません。",
  "entryStatus.payOutIfNow": "いまご契約いただくと、{date}までにお振り込みいたします。",
  "entryStatus.payOutBy": "{date}までにお振り込みいたします。",
  "invoices.desiredTitle": "ご希望の金額とお使い道",
} satisfies CopyOverrides;
