import { copyArea } from "../text/copy-area.ts";

/** Warning two minutes before an unused session ends. */
export const idleCopy = copyArea("idle", {
  title: "まだご覧になっていますか",
  text: "しばらく操作がないため、2分後に自動でログアウトします。入力した内容は残ります。",
  stay: "このまま続ける",
});
