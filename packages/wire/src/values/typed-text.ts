import * as v from "valibot";

/**
 * What somebody has typed so far: any text, or nothing. The shape is all the wire asks of it;
 * whether it will do is for the rules of the domain, which have a message for each field.
 */
export const TypedText = v.nullish(v.string(), "");
export const TypedFlag = v.nullish(v.boolean(), false);
