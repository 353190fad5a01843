import { copyArea } from "../text/copy-area.ts";

/** The time left until a day on which something is due. */
export const daysLeftCopy = copyArea("daysLeft", {
  left: "あと{days}日",
  today: "今日が期日です",
  late: "{days}日過ぎています",
});
