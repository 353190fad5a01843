import { copyArea } from "../text/copy-area.ts";

/** The notes of the error pages; their titles are the specification's. */
export const errorsCopy = copyArea("errors", {
  notFoundNote: "URLが間違っているか、ページが削除された可能性があります。",
  serverErrorNote: "お手数ですが、マイページかトップページから再度お試しください。",
  otherNote: "しばらく時間をおいてからお試しください。",
  networkTitle: "インターネットにつながりません",
  networkNote: "通信の状態をご確認のうえ、もう一度お試しください。入力した内容は残っています。",
  againAfter: "あと{time}お待ちください。",
  linkNotChecked: "確認できませんでした",
  linkKept: "リンクはまだ使えます。通信の状態をご確認のうえ、もう一度お試しください。",
  reauthTitle: "もう一度ログインしてください",
  reauthText:
    "時間がたったときと大切な手続きの前には、ご本人であることを確かめます。入力した内容は残っています。",
  reauthSubmit: "ログインして続ける",
  conflict: "ほかの画面で状況が変わりました。最新の内容を読み込みます。",
  csrfTitle: "ログインのやり直しをお願いします",
});
