import { copyArea } from "../text/copy-area.ts";

/** Waiting times, rounded up. */
export const waitingCopy = copyArea("waiting", {
  seconds: "{count}秒",
  minutes: "約{count}分",
  hours: "約{count}時間",
});
