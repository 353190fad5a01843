import { type CalendarDate, isCalendarDate } from "@kaitori/domain";
import * as v from "valibot";

/** A text of this form. */
export const matching = (form: RegExp, message: string) => v.pipe(v.string(), v.regex(form, message));

/** A host name as in the Host header, without scheme, port or path. */
export const HostName = matching(
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
  'must be a host name in lower case without scheme, port or path, such as "www.example.jp"',
);

/** A path of the site, or a complete address elsewhere. */
export const LinkTarget = v.union(
  [v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/)), v.pipe(v.string(), v.url(), v.regex(/^https:\/\/\S+$/))],
  'must be a path of the site ("/help/") or a full address that begins with "https://"',
);

export const Origin = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\/[^/?#]+$/, 'must be an origin without a path, such as "https://api.example.jp"'),
);

/** A complete https address. */
export const HttpsAddress = v.pipe(
  v.string('must be a full address that begins with "https://"'),
  v.url('must be a full address that begins with "https://"'),
  v.startsWith("https://", 'must begin with "https://"'),
);

export const MailAddress = v.pipe(v.string(), v.email("must be a mail address"));

export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));

export const WholeNumber = v.pipe(
  v.number(),
  v.integer("must be a whole number"),
  v.minValue(0, "must not be negative"),
);

/** A text of at most so many characters. */
export const textUpTo = (most: number) =>
  v.pipe(Text, v.maxLength(most, `must have at most ${most} characters`));

/** A whole number from one to another. */
export const wholeNumberFrom = (least: number, most: number) =>
  v.pipe(
    WholeNumber,
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

/** A list of at least one and at most `most` items. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(
    v.array(schema),
    v.minLength(1, "must hold at least one"),
    v.maxLength(most, `must hold at most ${most}`),
  );

/** A ratio between 0 and 1: 0.08 is 8 %. */
export const Ratio = v.pipe(
  v.number(),
  v.minValue(0, "must be between 0 and 1"),
  v.maxValue(1, "must be between 0 and 1 (0.08 is 8 %)"),
);

/** A calendar date, written as 2026-11-01. */
export const Day = v.custom<CalendarDate>(
  (text) => typeof text === "string" && isCalendarDate(text),
  "must be a date such as 2026-04-01",
);

/** Adds the sentence that the handbook shows beside the key. */
export const documented = <Schema extends v.GenericSchema>(sentence: string, schema: Schema) =>
  v.pipe(schema, v.description(sentence));

/** A key that a brand may leave out, with its sentence. */
export const optional = <Schema extends v.GenericSchema>(sentence: string, schema: Schema) =>
  v.optional(documented(sentence, schema));
