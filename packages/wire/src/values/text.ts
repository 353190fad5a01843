import { longestText, removeInvisible } from "@kaitori/domain";
import * as v from "valibot";
import { maxCharacters } from "./max-characters.ts";

/** A text that is only compared, such as a password: unchanged, with limited length. */
export const ExactText = v.pipe(v.string(), maxCharacters(longestText, "tooLong"));

/** Any other text from a client: without invisible characters, with limited length. */
export const Text = v.pipe(v.string(), maxCharacters(longestText, "tooLong", removeInvisible));
