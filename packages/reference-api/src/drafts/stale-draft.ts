import { conflict } from "../http/errors.ts";

/** Nothing is overwritten silently: the newer draft comes with the refusal (B3). */
export const staleDraft = (current: object) =>
  conflict("別の画面で保存された内容があります。内容をご確認のうえ、もう一度保存してください。", { current });
