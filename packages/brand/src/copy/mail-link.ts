import { copyArea } from "../text/copy-area.ts";

/** The link of a mail could not be checked, because the server did not answer. */
export const mailLinkCopy = copyArea("mailLink", {
  notChecked: "確認できませんでした",
  stillUsable: "リンクはまだ使えます。通信の状態をご確認のうえ、もう一度お試しください。",
});
