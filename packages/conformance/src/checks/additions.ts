import { EntryStatus } from "@kaitori/domain";
import {
  allCalls,
  type CallDefinition,
  exampleOf,
  latestServerLevel,
  serverLevelHeader,
} from "@kaitori/wire";
import type * as v from "valibot";
import type { CheckContext } from "../check-context.ts";
import { type Check, type Findings, Skipped } from "../finding.ts";
import { findingsOfAnswer, findingsOfRefusal, mismatch } from "../findings-of-answer.ts";
import { type Answer, type Browser, isSuccess, nameOf, type RequestParts } from "../http/browser.ts";
import { fieldOf, idsOf, rowsOf } from "../json.ts";

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

/** Throws if the server refuses because of too many requests. */
function requireUnlimited(answer: Answer): Answer {
  if (answer.status === 429) throw new Skipped("the server limits the number of requests (429)");
  return answer;
}

/** Sends a writing call as a visitor without a body, so that the server refuses it. */
async function checkRefusal(call: CallDefinition, context: CheckContext): Promise<Findings> {
  const params = Object.fromEntries(Object.keys(call.params ?? {}).map((name) => [name, 1]));
  const answer = requireUnlimited(await context.visitor().call(call, { params, body: {} }));
  if (isSuccess(answer)) return findingsOfAnswer(call, answer);
  return findingsOfRefusal(answer, [400, 401, 403, 409, 410], call.errors);
}

/** Sends a reading call with each id that the accounts may read, until the server responds with success. */
async function checkReading(call: CallDefinition, context: CheckContext): Promise<Findings> {
  const users = call.params ? await context.requireUsers() : await context.users();
  const browsers = users.length > 0 ? users.map(({ browser }) => browser) : [context.visitor()];
  const query = call.query && examplesOf(call.query);
  let last: Answer | undefined;
  for (const browser of browsers) {
    for (const parts of await requestsFor(call, browser)) {
      last = requireUnlimited(await browser.call(call, { ...parts, ...(query && { query }) }));
      if (isSuccess(last)) return findingsOfAnswer(call, last);
    }
  }
  if (last === undefined || (call.params && last.status === 404))
    throw new Skipped(`no account has data for ${nameOf(call)}`);
  const exists = ![404, 405, 501].includes(last.status);
  return exists ? findingsOfRefusal(last, [400, 401, 403, 409], call.errors) : findingsOfAnswer(call, last);
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
  return idsOf(rows).map((id) => ({ params: { id } }));
}

const uploadsOf = (row: unknown): readonly unknown[] => [
  ...rowsOf(fieldOf(row, "addfiles")),
  ...rowsOf(fieldOf(row, "claims")).flatMap(uploadsOf),
  ...rowsOf(fieldOf(row, "contentfiles")),
];

/** Checks that the filter for open entries lists no finished entry. */
const openEntriesCheck: Check = {
  source: 1,
  title: `${nameOf(allCalls.listEntries)}?finished=0`,
  run: async (context) => {
    const archived = await context.findEntry(EntryStatus.archived);
    if (!archived) throw new Skipped(`no account has an entry of status ${EntryStatus.archived}`);
    const answer = await archived.user.browser.call(allCalls.listEntries, { query: { finished: "0" } });
    const isListed = idsOf(answer.body.value).includes(archived.id);
    return [
      findingsOfAnswer(allCalls.listEntries, answer),
      isListed ? mismatch(answer, "Entry", "", "a finished entry is listed") : [],
    ];
  },
};

const levelHeaderCheck: Check = {
  source: 1,
  title: `${serverLevelHeader} names an existing level`,
  run: async (context) => {
    const answer = await context.visitor().call(allCalls.getSuppressEntries);
    const header = answer.headers.get(serverLevelHeader);
    const level = Number(header);
    const exists = Number.isInteger(level) && level >= 1 && level <= latestServerLevel;
    return exists ? [] : mismatch(answer, "HTTP", serverLevelHeader, `is ${header}`);
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
