import {
  charactersIn,
  fileFormats,
  fileKinds,
  isCalendarDate,
  isFurtherKind,
  longestText,
  readFileFormat,
  removeInvisible,
} from "@kaitori/domain";
import * as v from "valibot";

/** `v.maxLength` counts 𠮷 twice; the domain and JSON Schema count it once. */
export function maxCharacters<const Message extends string>(
  maximum: number,
  message: Message,
  /** Normalises the text before counting; `v.transform` cannot be described in the API description. */
  normalise = (text: string) => text,
) {
  const action = v.maxLength<string, number, Message>(maximum, message);
  const run: (typeof action)["~run"] = (dataset, config) => {
    if (!dataset.typed) return dataset;
    const normalised = { ...dataset, value: normalise(dataset.value) };
    return charactersIn(normalised.value) > maximum ? action["~run"](normalised, config) : normalised;
  };
  return { ...action, "~run": run };
}

const IntegerId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A text without characters that a URL would escape, such as a UUID. */
const TextId = v.pipe(v.string(), v.regex(/^[\w:~-][\w.:~-]{0,199}$/));

/** Id of a row: a number, or a text if a server uses texts (the specification does not define the type). */
export const Id = v.union([IntegerId, TextId]);
export type Id = v.InferOutput<typeof Id>;

/** Parses the text of an id, such as a part of a URL: digits become a number if they fit. */
export const idOfText = (text: string): Id => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text);

/** A text that must stay unchanged, such as a password: only its length is limited. */
export const ExactText = v.pipe(v.string(), maxCharacters(longestText, "tooLong"));

/** Any other text from a client: without invisible characters, with limited length. */
export const Text = v.pipe(v.string(), maxCharacters(longestText, "tooLong", removeInvisible));

/** Unfinished input: any text or nothing. The rules of the domain validate the content and report issues by field. */
export const TypedText = v.nullish(Text, "");
export const TypedFlag = v.nullish(v.boolean(), false);

/** A date, `2026-11-21`. The guard refuses days that do not exist; JSON Schema cannot express it. */
export const IsoDate = v.pipe(v.string(), v.isoDate(), v.guard(isCalendarDate));

/** A time, `2026-11-21T10:00:00.000Z` or with an offset. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());

/** Yen are sent as decimal text, `"1000000"` or `"1000000.00"`, so that money is never a float. */
export const YenText = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/));

/** A ratio, `"0.9250"`. A value above 1, such as a percentage, is accepted and ignored. */
export const RatioText = v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,6})?$/));

/** A status (R4.1, R4.4). An unknown one (number, text or null) is shown and allows no action. */
export const statusAmong = (known: readonly number[]) =>
  v.nullable(v.union([v.picklist(known), v.pipe(v.number(), v.integer(), v.minValue(0)), v.string()]));

/** Format of a withdrawal statement; an unknown one is read as a passbook (R3.4). */
export const FileFormat = v.fallback(v.picklist(fileFormats), (read) => readFileFormat(read?.value));

/** Counts the writes of a draft; 0 before the first. A write with an older version is refused (B3). */
export const DraftVersion = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The `metadata` of a record; the specification defines neither content nor type. */
export const Anything = v.optional(v.unknown(), null);

const kindPattern = /* @__PURE__ */ `(?:${fileKinds.join("|")})(?:_\\d{1,4})?`;
/** A paper that a brand requires in addition; the key in its settings has at most 40 letters. */
const furtherPattern = "further_[a-z](?:_?[a-z]){0,39}";
const anyKindPattern = /* @__PURE__ */ new RegExp(`^(?:${kindPattern}|${furtherPattern})$`);

/** A file kind with its number, `passbook_cover_2` (R3.2, R3.7), or `further_` and the key of a brand's paper. */
export const FileKindName = v.pipe(v.string(), v.regex(anyKindPattern));

/** A paper that a brand requires in addition, as `further_tax_payment`. */
export const FurtherKindName = v.pipe(
  v.string(),
  v.regex(/* @__PURE__ */ new RegExp(`^${furtherPattern}$`)),
  v.guard(isFurtherKind),
);

/** Several kinds in a form field: `pl,bs`. */
export const FileKindList = v.pipe(
  v.string(),
  v.regex(
    /* @__PURE__ */ new RegExp(
      `^(?:${kindPattern}(?:,${kindPattern}){0,${fileKinds.length - 1}}|${furtherPattern})$`,
    ),
  ),
);
