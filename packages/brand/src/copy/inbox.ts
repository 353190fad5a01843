import { copyArea } from "../text/copy-area.ts";

/** The inbox: one line for every change. */
export const inboxCopy = copyArea("inbox", {
  title: "お知らせ",
  unread: "未読",
  markRead: "既読にする",
  markAllRead: "すべて既読にする",
  empty: "お知らせはありません。申し込みの状況が変わると、ここに届きます。",
  entryReceived: "申し込み {code} を受け付けました。",
  entryInadequate: "申し込み {code} に書類の不足があります。",
  entryResubmitted: "申し込み {code} の書類を受け取りました。",
  entryReviewed: "申し込み {code} の条件が決まりました。",
  entryDeclined: "申し込み {code} は買い取りを見送らせていただきました。",
  entryContracted: "申し込み {code} の契約が完了しました。",
  entryTransferred: "申し込み {code} の代金をお振り込みしました。",
  entryCancelled: "申し込み {code} を取り下げました。",
  entryArchived: "申し込み {code} のお取引が完了しました。",
  claimReturned: "{obliger} の請求書の代金を受け取りました。",
  claimDelay: "{obliger} の請求書の代金のお引き渡しが遅れています。",
  returnSoon: "{obliger} の請求書の代金のお引き渡し期日は {date} です。",
  identityConfirmed: "本人確認が完了しました。",
  identityInadequate: "本人確認書類の再提出をお願いします。",
  identityExpired: "本人確認の期限が切れました。",
  passwordChanged: "パスワードが変更されました。",
  mailChanged: "メールアドレスが変更されました。",
});
