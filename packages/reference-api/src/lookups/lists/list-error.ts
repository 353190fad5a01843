import { deskCopy } from "@kaitori/brand/copy/desk";
import { copyOf } from "@kaitori/brand/text";

/** A list that cannot be imported; the message is for the desk. */
export class ListError extends Error {
  override name = "ListError";
}

export const deskTexts = copyOf({}, deskCopy);
