import { copyArea } from "../text/copy-area.ts";

/** Number of days until a due date. */
export const daysLeftCopy = copyArea("daysLeft", {
  left: "あと{days}日",
  today: "今日が期日です",
  late: "{days}日過ぎています",
});
