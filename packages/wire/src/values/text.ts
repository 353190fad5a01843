import { longestText } from "@kaitori/domain";
import * as v from "valibot";

/** Any text that a caller sends; none is without an end. */
export const Text = v.pipe(v.string(), v.maxLength(longestText, "tooLong"));
