import { deskCopy } from "@kaitori/brand/copy/desk";
import { copyOf } from "@kaitori/brand/text";

/** A list that is not taken in; its message says why, in the words of the desk. */
export class ListError extends Error {
  override name = "ListError";
}

export const say = copyOf({}, deskCopy);
