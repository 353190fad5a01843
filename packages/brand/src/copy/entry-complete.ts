import { copyArea } from "../text/copy-area.ts";

/** The receipt of an entry. */
export const entryCompleteCopy = copyArea("entryComplete", {
  title: "申し込みを受け付けました",
  code: "受付番号",
  next: "書類を確認し、結果をメールとマイページでお知らせします。追加の書類をお願いすることがあります。",
  mail: "{email} へ受付のメールをお送りしました。",
  detail: "申し込みの状況を見る",
  mypage: "マイページへ進む",
});
