import { copyArea } from "../text/copy-area.ts";

/** The rules of a new password; each gets a tick as soon as the password meets it. */
export const newPasswordCopy = copyArea("newPassword", {
  rules: "パスワードの条件",
  passwordShort: "{min}文字以上",
  tooLong: "{max}文字以内",
  passwordSame: "メールアドレスと違うもの",
  passwordCommon: "よく使われる言葉や並びだけでないもの",
  passwordOwnWords: "お名前、会社名、電話番号、サービス名だけでないもの",
  strength: "破られにくさ",
  strength0: "まだ使えません",
  strength1: "弱い。言葉を足してください。",
  strength2: "ふつう",
  strength3: "強い",
  met: "満たしています",
  unmet: "まだ満たしていません",
});
