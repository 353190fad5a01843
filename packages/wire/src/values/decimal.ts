import * as v from "valibot";

/** Yen are sent as decimal text, `"1000000"` or `"1000000.00"`, so that money is never a float. */
export const YenText = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** A ratio, `"0.9250"`. A value above 1, such as a percentage, is accepted and ignored. */
export const RatioText = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,6})?$/));
