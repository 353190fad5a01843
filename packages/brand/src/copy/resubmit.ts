import { copyArea } from "../text/copy-area.ts";

/** Sending again what was inadequate, and only that. */
export const resubmitCopy = copyArea("resubmit", {
  title: "書類の再提出",
  lead: "不足していた書類だけをお送りください。ほかの書類はそのまま使います。",
  reason: "お願いしたいこと",
  previous: "前回お送りいただいたもの",
  kept: "確認済みの書類",
  submit: "書類を再提出する",
  submitting: "送っています",
  incomplete: "あと{count}つの書類が必要です。",
  doneTitle: "書類を受け取りました",
  doneText: "審査を続けます。結果はメールとマイページでお知らせします。",
});
