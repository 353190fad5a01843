import { copyArea } from "../text/copy-area.ts";

/** The profile as a step of registration, on two pages. */
export const profileRegisterCopy = copyArea("profileRegister", {
  businessTitle: "会社のこと",
  businessTitleIndividual: "ご連絡先と事業のこと",
  submitBusiness: "ご本人の入力へ進む",
  personTitle: "ご本人のこと",
  submitNext: "保存して書類へ進む",
  back: "前のページへ戻る",
  done: "登録情報を保存しました。",
});
