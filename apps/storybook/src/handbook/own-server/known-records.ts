import * as wire from "@kaitori/wire";
import {
  allCalls,
  type CallArea,
  type CallDefinition,
  type CallName,
  callAreas,
  fieldsOf,
  recordOf,
} from "@kaitori/wire";
import * as v from "valibot";

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

const records: ReadonlyMap<string, v.GenericSchema> = new Map(
  Object.values<unknown>(wire)
    .filter(isSchema)
    .flatMap((schema) => {
      const title = v.getTitle(schema);
      return title === undefined ? [] : [[title, schema] as const];
    }),
);

export function recordByName(name: string): v.GenericSchema {
  const schema = records.get(name);
  if (!schema) throw new Error(`The wire has no record ${name}`);
  return schema;
}

/** The calls of an area, those of the specification first. */
export const callsOf = (area: CallArea): CallName[] =>
  (Object.entries(allCalls) as [CallName, CallDefinition][])
    .filter(([, call]) => call.area === area)
    .sort(([, one], [, other]) => (one.since ?? 0) - (other.since ?? 0))
    .map(([name]) => name);

/** Records in requests, responses and errors of an area's calls, including nested ones. */
function recordsIn(area: CallArea, withRefusals = true): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: string | undefined) => {
    if (name === undefined || names.has(name) || !records.has(name)) return;
    names.add(name);
    for (const { record } of fieldsOf(recordByName(name))) add(record);
  };
  for (const name of callsOf(area)) {
    const { body, answer, errors = {} }: CallDefinition = allCalls[name];
    const refusals = withRefusals ? Object.values(errors) : [];
    const schemas = [body, answer, ...refusals].filter((schema) => schema !== undefined);
    for (const schema of schemas) {
      add(recordOf(schema).name);
      for (const { record } of fieldsOf(schema)) add(record);
    }
  }
  return names;
}

/** Areas that describe records; any other record is described in the first area that uses it. */
const describingAreas: Readonly<Record<string, CallArea>> = {
  Entry: "entries",
  Claim: "entries",
  DraftEntry: "drafts",
};

export function describingArea(record: string): CallArea {
  const describing =
    describingAreas[record] ??
    callAreas.find((area) => recordsIn(area, false).has(record)) ??
    callAreas.find((area) => recordsIn(area).has(record));
  if (describing === undefined) throw new Error(`No call uses ${record}`);
  return describing;
}

export const recordsAt = (area: CallArea): string[] =>
  [...recordsIn(area)].filter((record) => describingArea(record) === area);

/** Records that this area uses and another describes. */
export const recordsElsewhere = (area: CallArea): string[] =>
  [...recordsIn(area)].filter((record) => describingArea(record) !== area);
