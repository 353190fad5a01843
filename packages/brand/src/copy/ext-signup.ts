import { copyArea } from "../text/copy-area.ts";

/** Sign-up through another service, and its failure. */
export const extSignupCopy = copyArea("extSignup", {
  title: "連携先からの登録",
  lead: "「{service}」の情報を使って登録します。",
  sharedTitle: "「{service}」から受け取った情報",
  sharedNote: "間違いがあるときは、連携しないで登録してください。",
  personName: "お名前",
  submit: "同意して登録する",
  decline: "連携しないで登録する",
  errorTitle: "連携できませんでした",
  errorText: "連携先での確認が済みませんでした。連携先の画面からもう一度お進みください。",
  errorExpired: "連携の期限が過ぎています。連携先の画面からもう一度お進みください。",
  errorUnknown: "リンクを確認できませんでした。連携先の画面からもう一度お進みください。",
  errorOtherService: "このアカウントは「{service}」に登録されています。",
  errorOtherServiceText: "「{service}」のログインの画面からお進みください。",
  errorOtherServiceLink: "{service}のログインへ進む",
  errorRegister: "メールアドレスで登録する",
  errorLogin: "{service}にログインする",
  home: "トップページに戻る",
  callbackTitle: "確認しています",
});
