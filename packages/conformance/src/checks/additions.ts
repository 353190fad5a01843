import { type AdditionName, EntryStatus } from "@kaitori/domain";
import { allCalls, type CallDefinition } from "@kaitori/wire";
import { type CheckContext, idOf, idsOf } from "../check-context.ts";
import { asked, type Check, notAsked, type Outcome } from "../finding.ts";
import { type Answer, type Browser, isSuccess, type RequestParts, spelled } from "../http/browser.ts";
import { isObject, rowsOf } from "../json.ts";
import { judge, judgeRefusal } from "../judge.ts";
import { anyEntry, nobody } from "./specified-calls.ts";

/** A browser and what it sends; or the reason why the call cannot be made. */
type PreparedRequest = { readonly browser: Browser; readonly given: RequestParts } | string;

interface Probe {
  readonly addition: AdditionName;
  readonly call: CallDefinition;
  readonly request: (context: CheckContext) => Promise<PreparedRequest>;
  /** The request is invalid on purpose, so that nothing changes: the statuses that refuse it. */
  readonly refusedWith?: readonly number[];
}

const asUser =
  (given: RequestParts = {}) =>
  async (context: CheckContext): Promise<PreparedRequest> => {
    const person = await context.anybody();
    return person ? { browser: person.browser, given } : nobody;
  };

const asVisitor =
  (given: RequestParts = {}) =>
  async (context: CheckContext): Promise<PreparedRequest> => ({ browser: context.visitor(), given });

const ofEntry =
  (...statuses: readonly (number | undefined)[]) =>
  async (context: CheckContext): Promise<PreparedRequest> => {
    for (const status of statuses) {
      const entry = await anyEntry(context, status);
      if (entry) return { browser: entry.person.browser, given: { params: { id: entry.id } } };
    }
    return statuses.includes(undefined)
      ? "no account has an entry"
      : `no account has an entry of status ${statuses.join(" or ")}`;
  };

/** A document of any account: of an entry, or of the user. */
const ofPaper = async (context: CheckContext): Promise<PreparedRequest> => {
  for (const { browser, me } of await context.people()) {
    const user = me.body.value;
    const entries = rowsOf((await browser.ask(allCalls.listEntries)).body.value);
    const papers = [user, ...entries].flatMap((row) => (isObject(row) ? papersOf(row) : []));
    const id = idOf(papers[0]);
    if (id !== undefined) return { browser, given: { params: { id } } };
  }
  return "no account has handed in a paper";
};

const papersOf = (row: Readonly<Record<string, unknown>>): readonly unknown[] => [
  ...rowsOf(row.addfiles),
  ...rowsOf(row.claims).flatMap((claim) => (isObject(claim) ? rowsOf(claim.contentfiles) : [])),
];

const wrongLink = { body: { token: "conformance" } };

/** One call for each addition that shows whether the server has it, and changes nothing. */
const probes: readonly Probe[] = [
  { addition: "readiness", call: allCalls.getReadiness, request: asUser() },
  { addition: "draft_entry", call: allCalls.getDraftEntry, request: asUser() },
  {
    addition: "form_drafts",
    call: allCalls.getFormDraft,
    request: asUser({ params: { name: "conformance" } }),
  },
  { addition: "notices", call: allCalls.listNotices, request: asUser() },
  { addition: "contract_terms", call: allCalls.getContractTerms, request: ofEntry(EntryStatus.reviewed) },
  {
    addition: "contract_document",
    call: allCalls.getContractDocument,
    request: ofEntry(EntryStatus.contracted, EntryStatus.transferred),
  },
  {
    addition: "apply_again",
    call: allCalls.applyAgain,
    request: asUser({ params: { id: 1 }, body: { version: -1 } }),
    refusedWith: [400],
  },
  {
    addition: "inquiries",
    call: allCalls.sendInquiry,
    request: asUser({ body: { message: "" } }),
    refusedWith: [400],
  },
  { addition: "upload_address", call: allCalls.getUploadAddress, request: ofPaper },
  {
    addition: "file_kinds",
    call: allCalls.setFileKinds,
    request: asUser({ params: { id: 1 }, body: { kinds: ["invoice", "identity"] } }),
    refusedWith: [400],
  },
  { addition: "banks", call: allCalls.searchBanks, request: asUser({ query: { name: "みずほ" } }) },
  { addition: "postcode", call: allCalls.lookUpPostcode, request: asUser({ query: { zipcode: "1000001" } }) },
  { addition: "pre_entry", call: allCalls.getPreEntryQuestions, request: asUser() },
  {
    addition: "activation",
    call: allCalls.activateAccount,
    request: asVisitor(wrongLink),
    refusedWith: [400, 409, 410],
  },
  {
    addition: "mail_change",
    call: allCalls.confirmMailChange,
    request: asUser(wrongLink),
    refusedWith: [400, 410],
  },
  {
    addition: "proof_code",
    call: allCalls.giveProofCode,
    request: asUser({ body: { code: "conformance" } }),
    refusedWith: [400],
  },
  { addition: "leave", call: allCalls.leave, request: asVisitor(), refusedWith: [401, 403] },
  { addition: "sessions", call: allCalls.listSessions, request: asUser() },
  { addition: "security_events", call: allCalls.listSecurityEvents, request: asUser() },
  { addition: "session_extend", call: allCalls.extendSession, request: asUser() },
  {
    addition: "external_signup",
    call: allCalls.exchangeSignupLink,
    request: asVisitor({ body: { link: "conformance" } }),
    refusedWith: [400, 401, 410],
  },
  { addition: "public_settings", call: allCalls.getPublicSettings, request: asVisitor() },
];

const isAbsent = ({ status }: Answer) => status === 404 || status === 405 || status === 501;

async function probe(context: CheckContext, { call, request, refusedWith }: Probe): Promise<Outcome> {
  const prepared = await request(context);
  if (typeof prepared === "string") return notAsked(prepared);
  const answer = await prepared.browser.ask(call, prepared.given);
  if (isAbsent(answer)) return { state: "absent" };
  if (answer.status === 429) return notAsked("the server has been asked too often");
  if (refusedWith && !isSuccess(answer)) return asked(judgeRefusal(answer, refusedWith, call.errors));
  return asked(judge(call, answer));
}

/** A server that can list the running entries alone leaves out those that are over: asked where an account has one. */
const entryPages: Check = {
  of: "entry_pages",
  title: `${spelled(allCalls.listEntries)}?finished=0`,
  run: async (context) => {
    const over = await anyEntry(context, EntryStatus.archived);
    if (!over) return notAsked(`no account has an entry of status ${EntryStatus.archived}`);
    const answer = await over.person.browser.ask(allCalls.listEntries, { query: { finished: "0" } });
    return idsOf(answer).includes(over.id) ? { state: "absent" } : asked(judge(allCalls.listEntries, answer));
  },
};

/** A server that asks for papers beside those of the specification names them in what is still missing. */
const furtherPapers: Check = {
  of: "further_papers",
  title: `${spelled(allCalls.getReadiness)} further_papers`,
  run: async (context) => {
    const person = await context.anybody();
    if (!person) return notAsked(nobody);
    const answer = await person.browser.ask(allCalls.getReadiness);
    const isAsked = isObject(answer.body.value) && "further_papers" in answer.body.value;
    return isAsked ? asked(judge(allCalls.getReadiness, answer)) : { state: "absent" };
  },
};

export const additionChecks: readonly Check[] = [
  ...probes.map((one) => ({
    of: one.addition,
    title: spelled(one.call),
    run: (context: CheckContext) => probe(context, one),
  })),
  entryPages,
  furtherPapers,
];
