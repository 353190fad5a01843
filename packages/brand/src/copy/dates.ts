import { copyArea } from "../text/copy-area.ts";

/** Language of dates as a BCP 47 tag (`ja`, `en`, `en-GB`), and words beside dates. */
export const datesCopy = copyArea("dates", {
  language: "ja",
  day: "{date}（{weekday}）",
  moment: "{day}{time}",
  estimated: "{day}（見込み）",
});
