import { conflict } from "../../http/errors.ts";

/** A newer draft is never overwritten silently: it is sent with the refusal (B3). */
export const staleDraft = (current: object) => conflict("draftStale", { current });
