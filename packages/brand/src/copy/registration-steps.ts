import { copyArea } from "../text/copy-area.ts";

/** The steps from the first visit to a complete registration. */
export const registrationStepsCopy = copyArea("registrationSteps", {
  label: "登録の手順",
  register: "新規登録",
  activation: "メールの確認",
  preEntry: "ご利用前の確認",
  profile: "登録情報",
});
