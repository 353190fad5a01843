import { copyArea } from "../text/copy-area.ts";

/** A link of a mail that could not be asked about. */
export const mailLinkCopy = copyArea("mailLink", {
  notChecked: "確認できませんでした",
  kept: "リンクはまだ使えます。通信の状態をご確認のうえ、もう一度お試しください。",
});
