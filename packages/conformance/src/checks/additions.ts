import type { AdditionName } from "@kaitori/domain";
import { allCalls, type CallDefinition } from "@kaitori/wire";
import { asked, type Check, notAsked, type Outcome } from "../finding.ts";
import { type Answer, type Browser, type Given, isSuccess, spelled } from "../http/browser.ts";
import { isObject, rowsOf } from "../json.ts";
import { judge, judgeRefusal } from "../judge.ts";
import { idOf, type Tour } from "../tour.ts";
import { anyEntry, nobody } from "./specified-calls.ts";

/** Who asks, and with what; or why nobody can. */
type Asking = { readonly browser: Browser; readonly given: Given } | string;

interface Probe {
  readonly addition: AdditionName;
  readonly call: CallDefinition;
  readonly asking: (tour: Tour) => Promise<Asking>;
  /** Asked with something that cannot be right, so that nothing is done: these statuses refuse it. */
  readonly refusedWith?: readonly number[];
}

const asUser =
  (given: Given = {}) =>
  async (tour: Tour): Promise<Asking> => {
    const person = await tour.anybody();
    return person ? { browser: person.browser, given } : nobody;
  };

const asVisitor =
  (given: Given = {}) =>
  async (tour: Tour): Promise<Asking> => ({ browser: tour.visitor(), given });

const ofEntry =
  (...statuses: readonly (number | undefined)[]) =>
  async (tour: Tour): Promise<Asking> => {
    for (const status of statuses) {
      const entry = await anyEntry(tour, status);
      if (entry) return { browser: entry.person.browser, given: { params: { id: entry.id } } };
    }
    return statuses.includes(undefined)
      ? "no account has an entry"
      : `no account has an entry of status ${statuses.join(" or ")}`;
  };

/** A paper of anybody's: of an entry, or of their own record. */
const ofPaper = async (tour: Tour): Promise<Asking> => {
  for (const { browser, me } of await tour.people()) {
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

/** One call that tells whether an addition is there, and changes nothing. */
const probes: readonly Probe[] = [
  { addition: "readiness", call: allCalls.getReadiness, asking: asUser() },
  { addition: "draft_entry", call: allCalls.getDraftEntry, asking: asUser() },
  {
    addition: "form_drafts",
    call: allCalls.getFormDraft,
    asking: asUser({ params: { name: "conformance" } }),
  },
  { addition: "notices", call: allCalls.listNotices, asking: asUser() },
  { addition: "history", call: allCalls.getEntryHistory, asking: ofEntry(undefined) },
  { addition: "inadequacies", call: allCalls.getEntryInadequacies, asking: ofEntry(2, undefined) },
  { addition: "contract_terms", call: allCalls.getContractTerms, asking: ofEntry(3) },
  { addition: "contract_document", call: allCalls.getContractDocument, asking: ofEntry(4, 5) },
  { addition: "past_obligers", call: allCalls.listPastObligers, asking: asUser() },
  {
    addition: "apply_again",
    call: allCalls.applyAgain,
    asking: asUser({ params: { id: 1 }, body: { version: -1 } }),
    refusedWith: [400],
  },
  { addition: "user_settings", call: allCalls.getUserSettings, asking: asUser() },
  { addition: "upload_address", call: allCalls.getUploadAddress, asking: ofPaper },
  {
    addition: "file_kinds",
    call: allCalls.setFileKinds,
    asking: asUser({ params: { id: 1 }, body: { kinds: ["invoice", "identity"] } }),
    refusedWith: [400],
  },
  { addition: "banks", call: allCalls.searchBanks, asking: asUser({ query: { name: "みずほ" } }) },
  { addition: "postcode", call: allCalls.lookUpPostcode, asking: asUser({ query: { zipcode: "1000001" } }) },
  { addition: "pre_entry", call: allCalls.getPreEntryQuestions, asking: asUser() },
  {
    addition: "activation",
    call: allCalls.activateAccount,
    asking: asVisitor(wrongLink),
    refusedWith: [400, 409, 410],
  },
  {
    addition: "mail_change",
    call: allCalls.confirmMailChange,
    asking: asUser(wrongLink),
    refusedWith: [400, 410],
  },
  { addition: "leave", call: allCalls.leave, asking: asVisitor(), refusedWith: [401, 403] },
  { addition: "sessions", call: allCalls.listSessions, asking: asUser() },
  { addition: "security_events", call: allCalls.listSecurityEvents, asking: asUser() },
  { addition: "session_extend", call: allCalls.extendSession, asking: asUser() },
  {
    addition: "external_signup",
    call: allCalls.exchangeSignupLink,
    asking: asVisitor({ body: { link: "conformance" } }),
    refusedWith: [400, 401, 410],
  },
  { addition: "public_settings", call: allCalls.getPublicSettings, asking: asVisitor() },
  { addition: "health", call: allCalls.getHealth, asking: asVisitor() },
];

const isAbsent = ({ status }: Answer) => status === 404 || status === 405 || status === 501;

async function probe(tour: Tour, { call, asking, refusedWith }: Probe): Promise<Outcome> {
  const asks = await asking(tour);
  if (typeof asks === "string") return notAsked(asks);
  const answer = await asks.browser.ask(call, asks.given);
  if (isAbsent(answer)) return { state: "absent" };
  if (answer.status === 429) return notAsked("the server has been asked too often");
  if (refusedWith && !isSuccess(answer)) return asked(judgeRefusal(answer, refusedWith, call.errors));
  return asked(judge(call, answer));
}

export const additionChecks: readonly Check[] = probes.map((one) => ({
  of: one.addition,
  title: spelled(one.call),
  run: (tour) => probe(tour, one),
}));
