import { copyArea } from "../text/copy-area.ts";

/** Differences between two drafts of one form. */
export const draftDifferencesCopy = copyArea("draftDifferences", {
  title: "違うところ",
  values: "この画面は「{here}」、別の画面は「{there}」",
  notEntered: "未入力",
  onlyHere: "この画面だけにあります",
  onlyThere: "別の画面だけにあります",
  differs: "内容が違います",
  more: "ほかに{count}か所",
});
