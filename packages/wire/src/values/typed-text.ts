import * as v from "valibot";
import { Text } from "./text.ts";

/**
 * Unfinished input: any text, or nothing. The wire checks only its shape; the rules of the domain judge the content and
 * have a message for each field.
 */
export const TypedText = v.nullish(Text, "");
export const TypedFlag = v.nullish(v.boolean(), false);
