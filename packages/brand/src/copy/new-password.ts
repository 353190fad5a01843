import { copyArea } from "../text/copy-area.ts";

/** The rules of a new password, shown as they are met. */
export const newPasswordCopy = copyArea("newPassword", {
  rules: "パスワードの条件",
  passwordShort: "{min}文字以上",
  tooLong: "{max}文字以内",
  passwordSame: "メールアドレスと違うもの",
  met: "満たしています",
  unmet: "まだ満たしていません",
  advice:
    "言葉をいくつかつなげると、覚えやすく破られにくくなります。ほかのサービスとは別のものにしてください。",
});
