import { copyArea } from "../text/copy-area.ts";

/** Shown to individuals where they are not served. */
export const unsupportedCopy = copyArea("unsupported", {
  title: "法人の方だけにご利用いただけます",
  text: "申し訳ございません。現在、個人事業主の方のお申し込みは受け付けておりません。",
  contact: "ご不明な点は {phone} へお電話ください。",
  top: "トップページへ戻る",
});
