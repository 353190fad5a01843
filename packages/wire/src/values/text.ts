import { longestText } from "@kaitori/domain";
import * as v from "valibot";
import { maxCharacters } from "./max-characters.ts";

/** Any text that a caller sends; none is without an end. */
export const Text = v.pipe(v.string(), maxCharacters(longestText, "tooLong"));
