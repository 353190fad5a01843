import { copyArea } from "../text/copy-area.ts";

/** The page that says whether the brand serves individuals. */
export const unsupportedCopy = copyArea("unsupported", {
  title: "法人の方に限りご利用いただけます",
  text: "現在、個人事業主の方の申し込みは受け付けていません。",
  servedTitle: "個人事業主の方にもご利用いただけます",
  register: "無料で登録する",
  contact: "ご不明な点は {phone} へお電話ください。",
  top: "トップページに戻る",
});
