import { copyArea } from "../text/copy-area.ts";

/** Waiting for the confirmation mail, and the link in it. */
export const activationCopy = copyArea("activation", {
  title: "メールを確認してください",
  sent: "{email} へ確認のメールをお送りしました。",
  lead: "メールの中のボタンを押すと、登録が完了します。ボタンは24時間使えます。",
  notArrived: "届かないときは",
  notArrivedHelp: "迷惑メールの中をご確認ください。{sender} からのメールを受け取れるように設定してください。",
  resend: "確認メールをもう一度送る",
  resent: "確認メールをもう一度お送りしました。",
  resendLater: "{seconds}秒後にもう一度送れます。",
  wrongAddress: "メールアドレスを間違えたときは、もう一度登録してください。",
  registerAgain: "登録をやり直す",
  checking: "メールアドレスを確認しています",
  expiredTitle: "このボタンは使えなくなっています",
  expiredText: "期限が過ぎたか、すでに使われています。確認メールをもう一度お送りします。",
});
