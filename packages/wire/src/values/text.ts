import { longestText, withoutUnseen } from "@kaitori/domain";
import * as v from "valibot";
import { maxCharacters } from "./max-characters.ts";

/** A text that is only ever compared with itself, such as a password: as it was typed; its length is limited. */
export const ExactText = v.pipe(v.string(), maxCharacters(longestText, "tooLong"));

/** Any other text that a caller sends: without what nobody sees. */
export const Text = v.pipe(v.string(), maxCharacters(longestText, "tooLong", withoutUnseen));
