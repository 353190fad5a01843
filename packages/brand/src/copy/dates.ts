import { copyArea } from "../text/copy-area.ts";

/** The language in which dates are written, as browsers name it: `ja`, `en`, `en-GB`; and what stands with a date. */
export const datesCopy = copyArea("dates", {
  language: "ja",
  day: "{date}（{weekday}）",
  moment: "{day}{time}",
});
