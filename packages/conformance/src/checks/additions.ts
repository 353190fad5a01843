import { EntryStatus } from "@kaitori/domain";
import {
  allCalls,
  type CallDefinition,
  exampleOf,
  latestServerLevel,
  serverLevelHeader,
} from "@kaitori/wire";
import type * as v from "valibot";
import { type CheckContext, idOf, idsOf } from "../check-context.ts";
import { type Check, checked, type Outcome, skipped } from "../finding.ts";
import { findingsOfAnswer, findingsOfRefusal, mismatch } from "../findings-of-answer.ts";
import { type Answer, type Browser, isSuccess, nameOf, type RequestParts } from "../http/browser.ts";
import { isObject, rowsOf } from "../json.ts";
import { anyEntry, noLogin } from "./specified-calls.ts";

const addedCalls = Object.values<CallDefinition>(allCalls).filter(
  ({ sinceServerLevel }) => sinceServerLevel !== undefined,
);

/** Reads the server's level from its header; without the header the server has only the specification (B21). */
export async function levelOf(context: CheckContext): Promise<number> {
  const { headers } = await context.visitor().call(allCalls.getSuppressEntries);
  const level = Number(headers.get(serverLevelHeader) ?? 0);
  // An unreadable header counts as level 1, so that `levelHeaderCheck` runs and reports it.
  return Number.isInteger(level) ? level : 1;
}

const exists = ({ status }: Answer) => status !== 404 && status !== 405 && status !== 501;

/** Sends a writing call as a visitor without a body, so that the server refuses it. */
async function checkRefusal(call: CallDefinition, context: CheckContext): Promise<Outcome> {
  const params = Object.fromEntries(Object.keys(call.params ?? {}).map((name) => [name, 1]));
  const answer = await context.visitor().call(call, { params, body: {} });
  if (answer.status === 429) return skipped("the server limits the number of requests (429)");
  if (isSuccess(answer)) return checked(findingsOfAnswer(call, answer));
  return checked(findingsOfRefusal(answer, [400, 401, 403, 409, 410], call.errors));
}

/** Sends a reading call with each id that the accounts may read, until the server responds with success. */
async function checkReading(call: CallDefinition, context: CheckContext): Promise<Outcome> {
  const users = await context.users();
  if (users.length === 0 && call.params) return skipped(noLogin);
  const browsers = users.length > 0 ? users.map(({ browser }) => browser) : [context.visitor()];
  const query = queryOf(call);
  let last: Answer | undefined;
  for (const browser of browsers) {
    for (const parts of await requestsFor(call, browser)) {
      last = await browser.call(call, { ...parts, ...(query && { query }) });
      if (last.status === 429) return skipped("the server limits the number of requests (429)");
      if (isSuccess(last)) return checked(findingsOfAnswer(call, last));
    }
  }
  if (last === undefined || (call.params && last.status === 404))
    return skipped(`no account has data for ${nameOf(call)}`);
  return checked(
    exists(last) ? findingsOfRefusal(last, [400, 401, 403, 409], call.errors) : findingsOfAnswer(call, last),
  );
}

function queryOf({ query }: CallDefinition): Record<string, string> | undefined {
  return query && examplesOf(query);
}

const examplesOf = (entries: Readonly<v.ObjectEntries>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(
        (entry): entry is [string, v.GenericSchema] => "type" in entry[1] && entry[1].type !== "optional",
      )
      .map(([name, schema]) => [name, String(exampleOf(schema, name))]),
  );

async function requestsFor({ params, path }: CallDefinition, browser: Browser): Promise<RequestParts[]> {
  if (!params) return [{}];
  if (!("id" in params))
    return [examplesOf(params), { name: "conformance" }].map((example) => ({ params: example }));
  const entries = rowsOf((await browser.call(allCalls.listEntries)).body.value);
  const user = (await browser.call(allCalls.me, {})).body.value;
  const rows = path.startsWith("uploads/") ? [user, ...entries].flatMap(uploadsOf) : entries;
  return rows.flatMap((row) => {
    const id = idOf(row);
    return id === undefined ? [] : [{ params: { id } }];
  });
}

const uploadsOf = (row: unknown): readonly unknown[] =>
  isObject(row)
    ? [...rowsOf(row.addfiles), ...rowsOf(row.claims).flatMap(uploadsOf), ...rowsOf(row.contentfiles)]
    : [];

/** Checks that the filter for open entries lists no finished entry. */
const openEntriesCheck: Check = {
  source: 1,
  title: `${nameOf(allCalls.listEntries)}?finished=0`,
  run: async (context) => {
    const archivedEntry = await anyEntry(context, EntryStatus.archived);
    if (!archivedEntry) return skipped(`no account has an entry of status ${EntryStatus.archived}`);
    const answer = await archivedEntry.user.browser.call(allCalls.listEntries, {
      query: { finished: "0" },
    });
    return checked(
      findingsOfAnswer(allCalls.listEntries, answer),
      idsOf(answer).includes(archivedEntry.id)
        ? mismatch(answer, "Entry", "", "a finished entry is listed")
        : [],
    );
  },
};

const levelHeaderCheck: Check = {
  source: 1,
  title: `${serverLevelHeader} names an existing level`,
  run: async (context) => {
    const answer = await context.visitor().call(allCalls.getSuppressEntries);
    const level = Number(answer.headers.get(serverLevelHeader));
    return checked(
      Number.isInteger(level) && level >= 1 && level <= latestServerLevel
        ? []
        : mismatch(answer, "HTTP", serverLevelHeader, `is ${answer.headers.get(serverLevelHeader)}`),
    );
  },
};

/** Checks the calls of the server's level beyond the specification, without changing anything. */
export const additionChecks: readonly Check[] = [
  levelHeaderCheck,
  ...addedCalls.map(
    (call): Check => ({
      source: call.sinceServerLevel ?? 0,
      title: nameOf(call),
      run: (context) => (call.method === "GET" ? checkReading(call, context) : checkRefusal(call, context)),
    }),
  ),
  openEntriesCheck,
];
