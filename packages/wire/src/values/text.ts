import { longestText } from "@kaitori/domain";
import * as v from "valibot";
import { maxCharacters } from "./max-characters.ts";

/** Any text that a caller sends; its length is limited. */
export const Text = v.pipe(v.string(), maxCharacters(longestText, "tooLong"));
