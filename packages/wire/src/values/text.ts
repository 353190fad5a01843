import { longestText, removeInvisible } from "@kaitori/domain";
import * as v from "valibot";
import { maxCharacters } from "./max-characters.ts";

/** A text that must stay unchanged, such as a password: only its length is limited. */
export const ExactText = v.pipe(v.string(), maxCharacters(longestText, "tooLong"));

/** Any other text from a client: without invisible characters, with limited length. */
export const Text = v.pipe(v.string(), maxCharacters(longestText, "tooLong", removeInvisible));
