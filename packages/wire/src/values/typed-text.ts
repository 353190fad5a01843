import * as v from "valibot";
import { Text } from "./text.ts";

/** Unfinished input: any text or nothing. The rules of the domain validate the content and report issues by field. */
export const TypedText = v.nullish(Text, "");
export const TypedFlag = v.nullish(v.boolean(), false);
