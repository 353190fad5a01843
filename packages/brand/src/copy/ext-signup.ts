import { copyArea } from "../text/copy-area.ts";

/** Sign-up through another service, and its failure. */
export const extSignupCopy = copyArea("extSignup", {
  title: "連携先からの登録",
  lead: "「{service}」の情報を使って登録します。",
  sharedTitle: "「{service}」から受け取る情報",
  sharedText: "会社名・お名前・メールアドレス・電話番号",
  submit: "同意して登録する",
  decline: "連携しないで登録する",
  errorTitle: "連携できませんでした",
  errorText: "連携先での確認が済まなかったため、登録を完了できませんでした。",
  errorExpired: "連携の期限が過ぎています。連携先の画面からもう一度お進みください。",
  errorRetry: "もう一度連携する",
  errorRegister: "メールアドレスで登録する",
  callbackTitle: "確認しています",
  callbackText: "しばらくお待ちください。自動で次の画面へ進みます。",
});
