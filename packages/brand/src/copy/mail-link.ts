import { copyArea } from "../text/copy-area.ts";

/** The link in a mail could not be checked at the server. */
export const mailLinkCopy = copyArea("mailLink", {
  notChecked: "確認できませんでした",
  kept: "リンクはまだ使えます。通信の状態をご確認のうえ、もう一度お試しください。",
});
