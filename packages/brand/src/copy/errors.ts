import { copyArea } from "../text/copy-area.ts";

/** Explanations on the error pages. The specification fixes the titles. */
export const errorsCopy = copyArea("errors", {
  notFoundNote: "URLが間違っているか、ページが削除された可能性があります。",
  serverErrorNote: "お手数ですが、マイページかトップページから再度お試しください。",
  inputKeptNote:
    "入力した内容は残っています。閉じて、少し待ってから、もう一度お試しください。続くときは、お電話でお知らせください。",
  otherNote: "しばらく時間をおいてからお試しください。",
  networkTitle: "インターネットにつながりません",
  networkNote: "通信の状態をご確認のうえ、もう一度お試しください。入力した内容は残っています。",
  offlineNote:
    "インターネットにつながりません。通信の状態をご確認ください。つながると、このページを自動で読み込みます。",
  notOffered: "この手続きは、この画面では受け付けていません。お電話でお問い合わせください。",
  otherSiteTitle: "続きは、ほかのサイトにあります",
  otherSiteLink: "{host} へ進む",
  retryAfter: "あと{time}お待ちください。",
});
