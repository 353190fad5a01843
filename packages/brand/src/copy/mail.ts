import { copyArea } from "../text/copy-area.ts";

/**
 * The mails: a subject and a body each; the signature follows every body. A person who must not be contacted about
 * debts gets the `BodyWithoutRequest` instead of the body; if the mail is not sent at all, the inbox shows its `NoticeWithoutRequest`.
 * `open` is the button of HTML mails.
 */
export const mailCopy = copyArea("mail", {
  greeting: "{name}さま",
  open: "画面を開く",
  claimLine: "・{obliger}　{amount}円",
  refusedLines:
    "次の請求書は、今回は買い取りを見送らせていただきます。理由は、次の画面から「申し込みの詳細」でご確認いただけます。\n{claims}",
  offerWaitsLine:
    "買い取りの条件をお示ししている申し込み（{code}）は、本人確認が済むまで契約できません。ご契約の期限は {date} です。期限を過ぎると、この条件では契約できなくなります。お早めにお送りください。",
  mayContractLine: "そのまま契約へお進みいただけます。",
  laterHandOverLine: "このほかに届いた {amount}円 は、受け取った日から数えた期日までにお引き渡しください。",
  notReceivedLine: "お取引先からまだ届いていない {amount}円 は、届いてからお引き渡しください。",
  damagesLine:
    "期日を過ぎたお引き渡しには、契約により、年14.6％の遅延損害金がかかります。代金と同じ口座へお振り込みください。\nこれまでの遅延損害金　{amount}円",
  signature:
    "――――――――――――――――\n{serviceName}\n{company}\n〒{zipcode} {address}\n電話 {phone}\n受付 {hours}\n――――――――――――――――",
  activationSubject: "【{serviceName}】メールアドレスの確認をお願いします",
  activationBody:
    "{serviceName}にご登録いただき、ありがとうございます。\n次のURLを開くと、メールアドレスの確認が完了します。\n\n{url}\n\nこのURLは24時間使えます。お心当たりがないときは、このメールを削除してください。",
  accountExistsSubject: "【{serviceName}】すでにご登録があります",
  accountExistsBody:
    "このメールアドレスは、すでに登録されています。\n次のURLからログインしてください。パスワードをお忘れのときは、ログインの画面から再設定できます。\n\n{url}",
  registeredSubject: "【{serviceName}】登録が完了しました",
  registeredBody:
    "登録が完了しました。\n続けてご利用前の確認にお答えいただくと、申し込みへ進めます。\n\n{url}",
  passwordResetSubject: "【{serviceName}】パスワードの再設定",
  passwordResetBody:
    "次のURLから、新しいパスワードを設定してください。\n\n{url}\n\nこのURLは1時間使えます。お心当たりがないときは、何もしなければパスワードは変わりません。",
  passwordChangedSubject: "【{serviceName}】パスワードを変更しました",
  passwordChangedBody:
    "{date} にパスワードが変更されました。\nお心当たりがないときは、すぐにお電話ください。",
  accountChangedSubject: "【{serviceName}】お振込先の口座を登録または変更しました",
  accountChangedBody:
    "{date} に、買取代金をお振り込みする口座が登録または変更されました。\n\nお振込先　{bank} {branch}（番号の末尾 {end}）\n\nお心当たりがないときは、すぐにお電話ください。",
  mailChangeSubject: "【{serviceName}】新しいメールアドレスの確認をお願いします",
  mailChangeBody: "次のURLを開くと、メールアドレスの変更が完了します。\n\n{url}\n\nこのURLは24時間使えます。",
  mailChangedSubject: "【{serviceName}】メールアドレスを変更しました",
  mailChangedBody: "登録のメールアドレスが変更されました。\nお心当たりがないときは、すぐにお電話ください。",
  leftSubject: "【{serviceName}】退会の手続きが完了しました",
  leftBody:
    "{date} に、退会の手続きが完了しました。ご利用ありがとうございました。\n\n登録情報とお送りいただいた書類は消去します。契約の内容と書類、本人確認の記録（お名前と住所を含みます）は、プライバシーポリシーにある期間だけ保存し、その後に消去します。\n\nお心当たりがないときは、すぐにお電話ください。",
  submitSubject: "【{serviceName}】申し込みを受け付けました（{code}）",
  submitBody:
    "申し込みを受け付けました。\n\n受付番号　{code}\n希望金額　{amount}円\n請求書　　{count}件\n\nこれから書類を確認します。結果は、{decisionBy}までにお知らせします。{identity}\n\n{url}",
  askAgainSubject: "【{serviceName}】書類の提出をお願いします（{code}）",
  askAgainBody:
    "お送りいただいた書類に、不足がありました。\n\n{reasons}\n\n次の画面から、不足している書類だけをお送りください。書類が届いてから{days}営業日を目安に、結果をお知らせします。\n\n{url}",
  resubmitSubject: "【{serviceName}】書類を受け取りました（{code}）",
  resubmitBody: "書類を受け取りました。審査を続けます。\n結果は、{decisionBy}までにお知らせします。\n\n{url}",
  offerSubject: "【{serviceName}】買い取りの条件が決まりました（{code}）",
  offerBody:
    "買い取りの条件が決まりました。\n\n{amountName}　{amount}円\nご契約の期限　{date}{refused}\n\n次の画面で、手数料と入金額をご確認ください。{identity}\n\n{url}",
  rejectSubject: "【{serviceName}】審査の結果のお知らせ（{code}）",
  rejectBody:
    "今回は買い取りを見送らせていただきます。ご期待に沿えず、申し訳ありません。費用はかかりません。\n\n{reasons}\n\n次の画面から、直して申し込むことも、もう一度の確認を依頼することもできます。\n\n{url}",
  contractSubject: "【{serviceName}】契約が完了しました（{code}）",
  contractBody:
    "契約が完了しました。\n\n入金額　{amount}円\n\nご指定の口座へ、{payOutBy}までにお振り込みします。\n\nお取引先から代金が届いたら、次の口座へお振り込みください（買取代金をお振り込みする前は、お引き渡しはいりません）。\n{handOvers}\n\n契約書のPDFをこのメールに添えました。\n\n{url}",
  contractBodyWithoutRequest:
    "契約が完了しました。\n\n入金額　{amount}円\n\nご指定の口座へ、{payOutBy}までにお振り込みします。\n\n契約書のPDFをこのメールに添えました。\n\n{url}",
  endSaleSubject: "【{serviceName}】{obliger}の請求書の契約が終わりました（{code}）",
  endSaleBody:
    "{obliger} の請求書について、買取代金をお振り込みする前に、契約を解除しました。\n理由：{reason}\n\nこの請求書の買取代金は、お振り込みしません。お取引先から届いた代金も、これから届く代金もお客さまのもので、お引き渡しはいりません。費用はかかりません。\n\nほかの請求書の買取代金 {amount}円 は、契約のとおりお振り込みします。\n\nお心当たりがないときは、お問い合わせください。\n\n{url}",
  endContractSubject: "【{serviceName}】契約が終わりました（{code}）",
  endContractBody:
    "{obliger} の請求書について、買取代金をお振り込みする前に、契約を解除しました。\n理由：{reason}\n\nこの請求書の買取代金は、お振り込みしません。お取引先から届いた代金も、これから届く代金もお客さまのもので、お引き渡しはいりません。費用はかかりません。新しく申し込めます。\n\nお心当たりがないときは、お問い合わせください。\n\n{url}",
  payOutSubject: "【{serviceName}】買取代金をお振り込みしました（{code}）",
  payOutBody:
    "買取代金をお振り込みしました。\n\n入金額　{amount}円\n\n銀行の状況により、入金が翌営業日になることがあります。\nお取引先から代金が届いたら、次の口座へお振り込みください。\n{handOvers}\n\n{url}",
  payOutBodyWithoutRequest:
    "買取代金をお振り込みしました。\n\n入金額　{amount}円\n\n銀行の状況により、入金が翌営業日になることがあります。\n\n{url}",
  payOutWaitsSubject: "【{serviceName}】代金のお振り込みは、本人確認が済むまでお待ちください（{code}）",
  payOutWaitsBody:
    "本人確認書類の確認が済むまで、代金のお振り込みをお待ちいただきます。済みしだい、ご指定の口座へお振り込みします。\n代金をお振り込みする前は、お引き渡しはいりません。\n\n{url}",
  cancelSubject: "【{serviceName}】申し込みを取り下げました（{code}）",
  cancelBody:
    "申し込みを取り下げました。費用はかかりません。\nお送りいただいた入出金明細と決算の書類は、有効な間、次の申し込みにそのまま使えます。\n\n{url}",
  closeSubject: "【{serviceName}】お取引が完了しました（{code}）",
  closeBody:
    "お引き渡しいただく代金はもうありません。お取引が完了しました。\nご利用ありがとうございました。\n\n{url}",
  offerEndsSoonSubject: "【{serviceName}】ご契約の期限は {date} です（{code}）",
  offerEndsSoonBody:
    "買い取りの条件をお示しした申し込みの、ご契約の期限が近づいています。\n\n{amountName}　{amount}円\nご契約の期限　{date}\n\n次の画面で金額をご確認ください。本人確認が済んでいれば、契約へお進みいただけます。期限を過ぎると、今回ご提示した条件は無効となります。お送りいただいた書類は、有効な間、次の申し込みにそのまま使えます。\n\n{url}",
  endOfferSubject: "【{serviceName}】ご契約の期限が過ぎました（{code}）",
  endOfferBody:
    "ご契約の期限が過ぎたため、今回ご提示した条件は無効となりました。費用はかかりません。\nお送りいただいた書類は、有効な間、次の申し込みにそのまま使えます。\n\n{url}",
  handOverSoonSubject: "【{serviceName}】代金のお引き渡しは {date} までです（{code}）",
  handOverSoonBody:
    "お取引先から届いた代金のお引き渡しの期日が近づいています。\n\n{claims}\n\n{handOvers}\n\nお取引先の支払いが遅れるときは、期日の前にご連絡ください。\n\n{url}",
  handOverTodaySubject: "【{serviceName}】代金のお引き渡しは本日までです（{code}）",
  handOverTodayBody:
    "お取引先から届いた代金のお引き渡しの期日は、本日 {date} です。\n\n{claims}\n\n{handOvers}\n\nお取引先から届いたか、まだかを、次の画面からお知らせください。支払いがまだのときは、新しい期日をご案内します。すでにお手続きいただいているときは、ご容赦ください。\n\n{url}",
  handOverSubject: "【{serviceName}】代金を受け取りました（{code}）",
  handOverBody:
    "{obliger} の請求書の代金 {amount}円 を受け取りました。\nありがとうございました。{damages}\n\n{url}",
  handOverNoticeWithoutRequest:
    "{obliger} の請求書の代金 {amount}円 を受け取りました。\nありがとうございました。",
  delaySubject: "【{serviceName}】代金のお引き渡しのお願い（{code}）",
  delayBody:
    "{obliger} の請求書の代金について、お引き渡しもお知らせも、{date} までに確認できませんでした。\nお取引先からまだ届いていないときは、次の画面からお知らせください。届いていない代金を、お引き渡しいただくことはありません。\n届いているときは、次の口座へお振り込みください。行き違いのときはご容赦ください。ご事情のあるときは、お早めにお電話ください。\n\n{handOvers}\n\n{url}",
  settleSubject: "【{serviceName}】お引き渡しは終わりました（{code}）",
  settleBody:
    "{obliger} の請求書について、ご報告いただいたお取引先の支払不能により、届いていない代金を、お引き渡しいただく必要はありません。このあとお取引先から代金が届いたときは、次の画面からお知らせのうえ、届いた分をお引き渡しください。\n買い戻しなどをお願いすることはありません。\n\n{url}",
  settleUncollectableSubject: "【{serviceName}】お引き渡しは終わりました（{code}）",
  settleUncollectableBody:
    "{obliger} の請求書について、支払期日を過ぎてもお取引先の支払いを見込めないため、お引き渡しを終わりにしました。届いていない代金を、お引き渡しいただく必要はありません。買い戻しなどをお願いすることもありません。\nこのあとお取引先から代金が届いたときは、次の画面からお知らせのうえ、届いた分をお引き渡しください。\n\n{url}",
  undoHandOverSubject: "【{serviceName}】代金の受け取りの記録を訂正しました（{code}）",
  undoHandOverBody:
    "{obliger} の請求書の代金 {amount}円 を受け取ったとお知らせしましたが、こちらの記録の誤りでした。申し訳ありません。\n\n残り　{left}円\n{handOvers}\n\n{url}",
  undoHandOverNoticeWithoutRequest:
    "{obliger} の請求書の代金 {amount}円 を受け取ったとお知らせしましたが、こちらの記録の誤りでした。申し訳ありません。",
  takeBackReportSubject: "【{serviceName}】お取引先の支払いのお知らせを訂正しました（{code}）",
  takeBackReportBody:
    "{obliger} の支払いについて、いただいたお知らせを1件取り消しました。\n理由：{reason}\n\nいまのお引き渡しの期日と金額は、次のとおりです。\n\n{handOvers}\n\nお心当たりがないときは、お問い合わせください。\n\n{url}",
  takeBackReportNoticeWithoutRequest:
    "{obliger} の支払いについて、いただいたお知らせを1件取り消しました。\n理由：{reason}\n\nお心当たりがないときは、お問い合わせください。",
  handOverPartSubject: "【{serviceName}】代金の一部を受け取りました（{code}）",
  handOverPartBody:
    "{obliger} の請求書の代金のうち、{amount}円 を受け取りました。\nありがとうございました。\n\n残り　{left}円\n{handOvers}{damages}\n\n{url}",
  handOverPartNoticeWithoutRequest:
    "{obliger} の請求書の代金のうち、{amount}円 を受け取りました。\nありがとうございました。",
  reportAskedSubject: "【{serviceName}】お取引先から代金は届きましたか（{code}）",
  reportAskedBody:
    "次の請求書について、お取引先から代金が届いたかをお知らせください。\n\n{claims}\n\n届いているときは、届いた日と金額を、まだのときは、お取引先に確かめた支払いの予定日（わからないときは、わからないこと）を、次の画面からお知らせいただけます。お取引先の支払いが遅れていることで、費用がかかることはありません。\n\n{handOvers}\n\n{url}",
  reportReceivedSubject: "【{serviceName}】お取引先の支払いのご報告を受け取りました（{code}）",
  reportReceivedBody:
    "{obliger} から {amount}円 が届いたとのご報告を受け取りました。ありがとうございます。\n{date}までに、次の口座へお振り込みください。\n\n{handOvers}\n\n{url}",
  reportReceivedNoticeWithoutRequest:
    "{obliger} から {amount}円 が届いたとのご報告を受け取りました。ありがとうございます。",
  reportNotYetSubject: "【{serviceName}】お取引先の支払いがまだとのご報告を受け取りました（{code}）",
  reportNotYetBody:
    "{obliger} の支払いがまだとのご報告を受け取りました。ありがとうございます。\nまだ届いていない代金の新しい期日は {date} です。お取引先の支払いを待つあいだ、費用はかかりません。\n届いたら、次の口座へお振り込みください。\n\n{handOvers}\n\n{url}",
  reportNotYetNoticeWithoutRequest:
    "{obliger} の支払いがまだとのご報告を受け取りました。ありがとうございます。\nお取引先の支払いを待つあいだ、費用はかかりません。",
  reportNotYetUnknownSubject: "【{serviceName}】お取引先の支払いがまだとのご報告を受け取りました（{code}）",
  reportNotYetUnknownBody:
    "{obliger} の支払いがまだで、予定日がわからないとのご報告を受け取りました。ありがとうございます。\nまだ届いていない代金の期日は、支払いの予定日がわかってからご案内します。{date}に、もう一度お尋ねします。お取引先の支払いを待つあいだ、費用はかかりません。\n予定日がわかったとき、代金が届いたときは、次の画面からお知らせください。届いた代金は、次の口座へお振り込みください。\n\n{handOvers}\n\n{url}",
  reportNotYetUnknownNoticeWithoutRequest:
    "{obliger} の支払いがまだで、予定日がわからないとのご報告を受け取りました。ありがとうございます。\nお取引先の支払いを待つあいだ、費用はかかりません。",
  reportInsolventSubject: "【{serviceName}】お取引先の支払不能のご報告を受け取りました（{code}）",
  reportInsolventBody:
    "{obliger} の支払不能のご報告を受け取りました。\n届いていない代金は、お引き渡しいただく必要がありません。買い戻しなどをお願いすることもありません。\nすでに届いている代金と、これから届いた代金は、画面からお知らせのうえ、お引き渡しください。\n\n{handOvers}\n\n{url}",
  reportInsolventNoticeWithoutRequest:
    "{obliger} の支払不能のご報告を受け取りました。\n届いていない代金は、お引き渡しいただく必要がありません。買い戻しなどをお願いすることもありません。",
  reportBeforePayOutSubject: "【{serviceName}】ご報告を受け取りました（{code}）",
  reportBeforePayOutBody:
    "{obliger} の請求書についてのご報告を受け取りました。ありがとうございます。\n買取代金をお振り込みするまで、お取引先から届いた代金をお引き渡しいただく必要はありません。\n買取代金をお振り込みするか、この請求書の契約を解除するかを、あらためてお知らせします。\n\n{url}",
  secondLookSubject: "【{serviceName}】もう一度の確認を受け付けました（{code}）",
  secondLookBody:
    "審査の結果について、もう一度の確認のご依頼を受け付けました。担当者が内容を見直し、{date}までにお答えします。\n\nお書きいただいた内容\n{message}\n\n{url}",
  secondLookAnswerSubject: "【{serviceName}】もう一度の確認の結果をお知らせします（{code}）",
  secondLookAnswerBody:
    "審査の結果について、担当者がもう一度確認しました。\n\n{reply}\n\nお書きいただいた内容\n{message}\n\n次の画面から、前回の内容を直して申し込むこともできます。\n\n{url}",
  inquirySubject: "【{serviceName}】お問い合わせを受け付けました",
  inquiryBody:
    "お問い合わせを受け付けました。担当者が、{date}までにお答えします。\n\nお問い合わせの内容\n{message}\n\n{url}",
  inquiryAnswerSubject: "【{serviceName}】お問い合わせへの回答",
  inquiryAnswerBody: "お問い合わせにお答えします。\n\n{reply}\n\nお問い合わせの内容\n{message}\n\n{url}",
  complaintSubject: "【{serviceName}】苦情を受け付けました",
  complaintBody:
    "苦情を受け付けました。ご不便をおかけし、申し訳ありません。担当者が、{date}までにお答えします。\n\nお答えするまで、代金のお引き渡しをお願いするお電話とメールを止めます。お引き渡しの期日は変わりません。期日は、次の画面でご覧いただけます。\n\nお伝えいただいた内容\n{message}\n\n{url}",
  complaintAnswerSubject: "【{serviceName}】苦情への回答",
  complaintAnswerBody:
    "お伝えいただいた苦情に、お答えします。\n\n{reply}\n\nお伝えいただいた内容\n{message}\n\n{url}",
  identityEndsSoonSubject: "【{serviceName}】本人確認の有効期限は {date} です",
  identityEndsSoonBody:
    "本人確認の有効期限が近づいています。\n\n有効期限　{date}\n\n期限を過ぎると、新しい申し込みの前に、本人確認書類をもう一度お送りいただきます。期限を過ぎる前でも、次の画面から新しい書類をお送りいただけます。審査中の申し込みやお支払い前の契約があるときは、それが終わってからお送りください。\n\n{url}",
  statementsEndSoonSubject: "【{serviceName}】決算の書類の有効期限は {date} です",
  statementsEndSoonBody:
    "お送りいただいた決算の書類の有効期限が近づいています。\n\n有効期限　{date}\n\n期限を過ぎると、次の申し込みのときに、新しい書類をお送りいただきます。\n\n{url}",
  identityConfirmedSubject: "【{serviceName}】本人確認が完了しました",
  identityConfirmedBody:
    "本人確認が完了しました。\nこの確認は {date} まで有効です。申し込みの途中のときは、次の画面からお続けください。\n\n{url}",
  identityConfirmedOfferSubject: "【{serviceName}】本人確認が完了しました。ご契約いただけます（{code}）",
  identityConfirmedOfferBody:
    "本人確認が完了しました。お待ちいただいていた買い取りの条件で、ご契約いただけます。\n\nご契約の期限　{until}\n\n期限を過ぎると、この条件では契約できなくなります。次の画面で条件をお確かめください。\nこの本人確認は {date} まで有効です。\n\n{url}",
  identityInadequateSubject: "【{serviceName}】本人確認書類の再提出をお願いします",
  identityInadequateBody:
    "本人確認書類を読み取れないところがありました。\n\n{reasons}\n\n次の画面から、もう一度お送りください。{offer}\n\n{url}",
});
