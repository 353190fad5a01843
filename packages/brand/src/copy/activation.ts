import { copyArea } from "../text/copy-area.ts";

/** Waiting for the confirmation mail, and the link in it. */
export const activationCopy = copyArea("activation", {
  title: "メールを確認してください",
  sent: "{email} へ確認のメールをお送りしました。",
  sentSomewhere: "登録したメールアドレスに届いた、確認のメールをお開きください。",
  lead: "メールの中のリンクを開くと、登録が完了します。リンクは24時間使えます。",
  notArrived: "メールが届かないとき",
  notArrivedFolder: "迷惑メールのフォルダーに入っていないか、ご確認ください。",
  notArrivedSender: "{sender} からのメールを受け取れるように設定してください。",
  wrongAddress: "メールアドレスを間違えたときは、もう一度登録してください。",
  resend: "確認メールをもう一度送る",
  resent: "確認メールをもう一度お送りしました。届いたメールのうち、いちばん新しいものをお使いください。",
  tooOften: "続けてのお申し出のため、いまはお送りしていません。先に届いたメールをご確認ください。",
  resendLater: "{time}後にもう一度送れます。",
  registerAgain: "登録をやり直す",
  registeredTitle: "ご登録を受け付けました",
  registeredText: "ご登録のメールアドレスとパスワードでログインして、お手続きを続けてください。",
  registeredMail: "ご登録のあとにメールが届いた場合は、そのメールの案内に沿ってお進みください。",
  checking: "メールアドレスを確認しています",
  checkingText: "しばらくお待ちください。自動で次の画面へ進みます。",
  passwordTitle: "パスワードを設定してください",
  passwordText:
    "別の端末やブラウザーで開かれたため、パスワードをもう一度設定してください。登録のときと同じものでもかまいません。",
  passwordStranger: "登録した覚えがないときは、このまま閉じてください。登録は完了しません。",
  passwordSubmit: "設定して登録を完了する",
  expiredTitle: "確認のリンクの期限が過ぎています",
  expiredText: "リンクを使えるのは24時間です。下のボタンから、新しい確認メールを受け取ってください。",
  usedTitle: "このリンクはすでに使われています",
  usedText: "メールアドレスの確認は済んでいます。登録したメールアドレスとパスワードでログインしてください。",
  usedLogin: "ログインする",
  usedLoggedIn: "メールアドレスの確認は済んでいます。マイページから、お手続きを続けられます。",
  usedGoOn: "マイページへ進む",
  unknownTitle: "リンクを確認できませんでした",
  unknownText:
    "リンクが途中で切れている可能性があります。メールのリンクをもう一度開くか、新しい確認メールを受け取ってください。",
});
