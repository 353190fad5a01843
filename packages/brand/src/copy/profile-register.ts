import { copyArea } from "../text/copy-area.ts";

/** The profile as a step of registration. */
export const profileRegisterCopy = copyArea("profileRegister", {
  title: "登録情報の入力",
  lead: "本人確認書類と同じ内容で入力してください。途中で閉じても、続きから始められます。",
  submit: "登録情報を保存する",
  submitNext: "保存して次へ進む",
  done: "登録情報を保存しました。",
  whatNext: "保存すると、入出金明細の提出へ進みます。",
});
