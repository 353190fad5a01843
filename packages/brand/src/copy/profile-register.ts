import { copyArea } from "../text/copy-area.ts";

/** The profile as a step of registration, on two pages. */
export const profileRegisterCopy = copyArea("profileRegister", {
  businessTitle: "会社のこと",
  businessTitleIndividual: "事業のこと",
  businessLead: "途中で閉じても、続きから始められます。",
  submitBusiness: "ご本人の入力へ進む",
  personTitle: "ご本人のこと",
  personLead: "本人確認書類と同じ内容で入力してください。",
  submitNext: "保存して書類へ進む",
  back: "前のページへ戻る",
  done: "登録情報を保存しました。",
});
