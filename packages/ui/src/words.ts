/** Every word that a component says by itself. A brand may change them through UiProvider. */
export const words = {
  required: "必須",
  optional: "任意",
  example: "例：",
  errorMark: "エラー：",
  warningMark: "ご確認：",
  close: "閉じる",
  menu: "メニュー",
  skip: "本文へ進む",
  busy: "処理しています",
  loading: "読み込んでいます",
  showPassword: "パスワードを表示する",
  hidePassword: "パスワードを隠す",
  errorSummary: "入力内容をご確認ください",
  choose: "選択してください",
  yen: "円",
  newWindow: "（新しいタブで開きます）",
  dismissToast: "お知らせを閉じる",
  toasts: "お知らせ",
};

export type Words = typeof words;
