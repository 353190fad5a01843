import { copyArea } from "../text/copy-area.ts";

/** Corporate or individual. */
export const divisionCopy = copyArea("division", {
  none: "未選択",
  corporate: "法人",
  corporateHint: "株式会社・合同会社・社団法人など",
  individual: "個人事業主",
  individualHint: "開業届や確定申告で事業をしている方",
});
