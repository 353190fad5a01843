import { mismatchesIn } from "@kaitori/api-client";
import { type CallDefinition, commonErrors, type SchemaPart } from "@kaitori/wire";
import * as v from "valibot";
import type { Finding } from "./finding.ts";
import { type Answer, isSuccess, nameOf } from "./http/browser.ts";
import { fieldOf, isObject, shorten } from "./json.ts";
import { ruleMismatches } from "./specified-values.ts";

export const mismatch = (
  answer: Pick<Answer, "call">,
  record: string,
  field: string,
  text: string,
): Finding => ({ kind: "mismatch", call: answer.call, record, field, text });

export const statusMismatch = (answer: Answer, text: string): Finding =>
  mismatch(answer, "HTTP", "status", `answered with ${answer.status} ${text}`);

export const note = (answer: Pick<Answer, "call">, record: string, field: string, text: string): Finding => ({
  ...mismatch(answer, record, field, text),
  kind: "note",
});

/** Checks a response with the schema by which the site parses it. */
export function findingsOfAnswer(call: CallDefinition, answer: Answer): Finding[] {
  if (!isSuccess(answer)) return failureOf(answer);
  if (call.answer === undefined || (call.answerUnspecified && call.method !== "GET")) return [];
  const findings = findingsOfRecord(answer, call.answer, nameOf(call), call.nonList === "empty");
  // Records outside the specification are notes: the site reads them if they fit.
  return call.answerUnspecified ? findings.map((finding) => ({ ...finding, kind: "note" })) : findings;
}

export function failureOf(answer: Answer): Finding[] {
  if (isSuccess(answer)) return [];
  const { status, headers, body } = answer;
  const text =
    status >= 300 && status < 400
      ? `and redirects to ${headers.get("Location")}: the site follows no redirect of a call`
      : `instead of 2xx ${isObject(body.value) ? shorten(body.value) : ""}`.trim();
  return [statusMismatch(answer, text)];
}

/** Schema of a record, or of a list of records, which has the schema of a record in `item`. */
type RecordSchema = v.GenericSchema & { readonly item?: v.GenericSchema };

function findingsOfRecord(
  answer: Answer,
  schema: RecordSchema,
  name: string,
  allowsNonList: boolean,
): Finding[] {
  const { body } = answer;
  const record = v.getTitle(schema.item ?? schema) ?? name;
  if (!body.readable || body.value === undefined)
    return [mismatch(answer, record, "", "the answer is not JSON")];
  if (allowsNonList && !Array.isArray(body.value)) {
    const text = `${shorten(body.value)} instead of a list: the site reads it as an empty list`;
    return isEmptyAnswer(body.value) ? [] : [mismatch(answer, record, "", text)];
  }
  const mismatches = [...mismatchesIn(schema, body.value), ...ruleMismatches(record, body.value)];
  const absent = new Set(missingFields(schema, body.value, ""));
  if (mismatches.length > 0 || absent.size === 0) return findingsOf(answer, record, mismatches);
  return [note(answer, record, "", `missing and read as absent: ${[...absent].join(", ")}`)];
}

/** Makes one finding for a field, even if it is wrong in many rows. */
const findingsOf = (answer: Answer, record: string, mismatches: ReturnType<typeof mismatchesIn>) =>
  uniqueBy(mismatches, ({ field }) => field).map(({ field, reason }) =>
    mismatch(answer, record, field, reason),
  );

/** Lists the specified fields that a response lacks. The site treats them as fields without a value. */
function missingFields(schema: SchemaPart, value: unknown, path: string): string[] {
  const { entries, item, wrapped } = schema;
  if (wrapped) return value === null ? [] : missingFields(wrapped, value, path);
  if (item) return Array.isArray(value) ? value.flatMap((row) => missingFields(item, row, path)) : [];
  if (!entries || !isObject(value)) return [];
  const added: unknown = v.getMetadata(schema)["x-additions"];
  const additions: readonly unknown[] = Array.isArray(added) ? added : [];
  return Object.entries(entries).flatMap(([name, field]) => {
    const fieldPath = path === "" ? name : `${path}.${name}`;
    if (name in value) return missingFields(field, value[name], fieldPath);
    return field.type === "optional" || additions.includes(name) ? [] : [fieldPath];
  });
}

const isEmptyAnswer = (value: unknown) => value === null || value === "" || shorten(value) === "{}";

/** Keeps the first of the items whose texts differ only in numbers, such as the index of a row. */
export function uniqueBy<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const patterns = items.map((item) => textOf(item).replace(/\d+/g, "*"));
  return items.filter((_, index) => patterns.indexOf(patterns[index] ?? "") === index);
}

const recordTitles: Readonly<Record<number, string>> = {
  400: "ValidationError",
  401: "Unauthorized",
  403: "Unauthorized",
};

/** Checks that a refusal has an expected status and the body that is specified for this status. */
export function findingsOfRefusal(
  answer: Answer,
  statuses: readonly number[],
  errorsOfCall: CallDefinition["errors"] = {},
): Finding[] {
  const { status, body } = answer;
  if (!statuses.includes(status)) return [statusMismatch(answer, `instead of ${statuses.join(" or ")}`)];
  const schema =
    errorsOfCall[status] ??
    commonErrors[status === 400 || status === 401 || status === 403 ? status : "default"];
  const record = v.getTitle(schema) ?? recordTitles[status] ?? "Detail";
  if (!body.readable)
    return [mismatch(answer, record, "", "the refusal is not JSON, so its sentence is lost")];
  return findingsOf(answer, record, mismatchesIn(schema, body.value));
}

/** Checks that a refusal has a sentence that the site can show to the applicant. */
export function findingsOfSentence(answer: Answer): Finding[] {
  const detail = fieldOf(answer.body.value, "detail");
  if (typeof detail === "string" && detail !== "") return [];
  const record = recordTitles[answer.status] ?? "Detail";
  return [mismatch(answer, record, "detail", `${shorten(detail)} instead of a sentence`)];
}

/** Checks that a refusal with data has a message at one of these fields. */
export function findingsOfFields(answer: Answer, fields: readonly [string, ...string[]]): Finding[] {
  const { value } = answer.body;
  if (!isObject(value) || Object.keys(value).length === 0 || fields.some((field) => field in value))
    return [];
  const text = `no message at ${fields.join(", ")}, but at ${Object.keys(value).join(", ")}`;
  return [mismatch(answer, "ValidationError", fields[0], text)];
}

export const orElse = (findings: Finding[], next: () => Finding[]): Finding[] =>
  findings.length > 0 ? findings : next();
