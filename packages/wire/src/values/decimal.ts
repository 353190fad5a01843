import * as v from "valibot";

/** Yen travel as decimal text, `"1000000"` or `"1000000.00"`, so that no float ever holds money. */
export const YenText = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** A share of a whole, `"0.9250"`. What is above 1, as a percentage, is read and says nothing. */
export const RatioText = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,6})?$/));
