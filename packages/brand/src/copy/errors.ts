import { copyArea } from "../text/copy-area.ts";

/** The notes of the error pages; their titles are the specification's. */
export const errorsCopy = copyArea("errors", {
  notFoundNote: "URLが間違っているか、ページが削除された可能性があります。",
  serverErrorNote: "お手数ですが、マイページかトップページから再度お試しください。",
  otherNote: "しばらく時間をおいてからお試しください。",
  networkTitle: "インターネットにつながりません",
  networkNote: "通信の状態をご確認のうえ、もう一度お試しください。入力した内容は残っています。",
  outOfReachNote:
    "インターネットにつながりません。通信の状態をご確認ください。つながると、このページを自動で読み込みます。",
  notOffered: "この手続きは、この画面では受け付けていません。お電話でお問い合わせください。",
  againAfter: "あと{time}お待ちください。",
  linkNotChecked: "確認できませんでした",
  linkKept: "リンクはまだ使えます。通信の状態をご確認のうえ、もう一度お試しください。",
  proofTitle: "ご本人の確認をお願いします",
  proofText: "大切な手続きの前に、パスワードをもう一度お確かめしています。入力した内容は残っています。",
  proofSubmit: "確認して続ける",
  proofWithoutPassword:
    "大切な手続きの前に、パスワードでご本人であることを確かめます。まだ設定されていないため、メールでお送りするリンクから設定してください。",
  proofByMail:
    "大切な手続きの前に、ご本人であることを確かめます。次のメールアドレスに、6桁の確認番号をお送りします。入力した内容は残っています。",
  proofMailSend: "確認番号を送る",
  proofMailSent: "確認番号をお送りしました。10分以内に入力してください。",
  proofMailAgain: "もう一度送る",
  proofCode: "確認番号",
  reauthTitle: "もう一度ログインしてください",
  reauthText: "時間がたったため、ログインし直していただきます。入力した内容は残っています。",
  reauthSubmit: "ログインして続ける",
  conflict: "ほかの画面で状況が変わりました。最新の内容を読み込みます。",
  csrfTitle: "ログインのやり直しをお願いします",
});
