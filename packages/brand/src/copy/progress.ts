import { copyArea } from "../text/copy-area.ts";

/** The progress bar from the registration to the receipt. */
export const progressCopy = copyArea("progress", {
  label: "申し込みまでの流れ",
  register: "登録",
  profile: "会社・ご本人",
  profileIndividual: "事業・ご本人",
  papers: "書類",
  invoice: "請求書",
  check: "確認",
  left: "申し込みまで 約{minutes}分",
});
