import { conflict } from "../http/errors.ts";

/** Nothing is overwritten silently: the newer draft comes with the refusal (B3). */
export const staleDraft = (current: object) => conflict("draftStale", { current });
