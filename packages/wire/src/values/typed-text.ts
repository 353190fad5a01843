import * as v from "valibot";
import { Text } from "./text.ts";

/**
 * What somebody has typed so far: any text, or nothing. The shape is all the wire asks of it;
 * whether it will do is for the rules of the domain, which have a message for each field.
 */
export const TypedText = v.nullish(Text, "");
export const TypedFlag = v.nullish(v.boolean(), false);
