import { copyArea } from "../text/copy-area.ts";

/** The profile as a step of registration. */
export const profileRegisterCopy = copyArea("profileRegister", {
  title: "会社とご本人のこと",
  titleIndividual: "ご本人と事業のこと",
  optionalSection: "{section}（任意）",
  submitNext: "保存して書類へ進む",
  done: "登録情報を保存しました。",
});
