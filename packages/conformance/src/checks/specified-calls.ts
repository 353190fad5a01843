import { readAs } from "@kaitori/api-client";
import { ClaimStatus, claimPrice, EntryStatus } from "@kaitori/domain";
import {
  allCalls,
  type CallDefinition,
  Claim,
  getEntry,
  getProfile,
  getSuppressEntries,
  listEntries,
  login,
  logout,
  me,
  suggestHoujinbangou,
} from "@kaitori/wire";
import { statusOf } from "../accounts.ts";
import type { CheckContext, User } from "../check-context.ts";
import { type Check, type Finding, Skipped } from "../finding.ts";
import {
  failureOf,
  findingsOfAnswer,
  findingsOfRefusal,
  mismatch,
  note,
  statusMismatch,
  uniqueBy,
} from "../findings-of-answer.ts";
import { type Answer, isSuccess, nameOf } from "../http/browser.ts";
import { fieldOf, idOf, idsOf, isObject, rowsOf, shorten } from "../json.ts";

/** Maximum entries of an account that are opened one by one. */
const maximumOpenedEntries = 5;

async function checkEach(
  users: Promise<readonly User[]>,
  findingsOfUser: (user: User) => Promise<Finding[]>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const user of await users) findings.push(...(await findingsOfUser(user)));
  return uniqueBy(findings, ({ call, record, field, text }) => [call, record, field, text].join(" "));
}

const readingCheck = (call: CallDefinition, run: Check["run"]): Check => ({
  source: "R7",
  title: nameOf(call),
  run,
});

/** Checks the answer of a call without parameters for each account. */
const readingOfEachUser = (call: CallDefinition): Check =>
  readingCheck(call, (context) =>
    checkEach(context.requireUsers(), async ({ browser }) =>
      findingsOfAnswer(call, await browser.call(call)),
    ),
  );

async function loggedInUsers(context: CheckContext): Promise<User[]> {
  const loggedIn = (await context.logInAll()).filter((user) => isSuccess(user.login));
  return loggedIn.length > 0 ? loggedIn : context.requireUsers();
}

export const readingCalls: readonly Check[] = [
  readingCheck(login, async (context) => {
    const attempts = await context.logInAll();
    if (attempts.length === 0) throw new Skipped("there is no account (--accounts)");
    return attempts.flatMap(({ account, login: answer }) =>
      failureOf(answer).map((finding) => ({
        ...finding,
        text: `${account.email} (${account.state}): ${finding.text}`,
      })),
    );
  }),
  readingCheck(me, (context) =>
    checkEach(loggedInUsers(context), async ({ account, me: answer }) => [
      ...findingsOfAnswer(me, answer),
      ...userFindings(account.email, answer),
    ]),
  ),
  readingOfEachUser(getProfile),
  readingCheck(listEntries, (context) =>
    checkEach(context.requireUsers(), async (user) => {
      const answer = await user.entries();
      return [...findingsOfAnswer(listEntries, answer), ...stateFindings(user, answer)];
    }),
  ),
  readingCheck(getEntry, async (context) => {
    if (!(await context.findEntry())) throw new Skipped("no account has an entry");
    return checkEach(context.users(), async ({ browser, entries }) => {
      const findings: Finding[] = [];
      for (const id of idsOf((await entries()).body.value).slice(0, maximumOpenedEntries)) {
        const answer = await browser.call(getEntry, { params: { id } });
        findings.push(...findingsOfAnswer(getEntry, answer), ...offerFindings(answer));
        const answeredId = idOf(answer.body.value);
        if (isSuccess(answer) && String(answeredId) !== String(id))
          findings.push(mismatch(answer, "Entry", "id", `${shorten(answeredId)} instead of ${id}`));
      }
      return findings;
    });
  }),
  readingCheck(suggestHoujinbangou, async (context) => {
    const { browser } = await context.requireAnyUser();
    const answer = await browser.call(suggestHoujinbangou, { query: { name: "株式会社" } });
    return findingsOfAnswer(suggestHoujinbangou, answer);
  }),
  readingOfEachUser(getSuppressEntries),
  readingCheck(logout, async (context) => {
    const { email, password } = (await context.requireAnyUser()).account;
    const browser = context.visitor();
    await browser.call(login, { body: { email, password } });
    const answer = await browser.call(logout);
    const userAfter = await browser.call(me, {});
    return [
      failureOf(answer),
      isSuccess(userAfter) ? mismatch(answer, "session", "", "the user is still logged in") : [],
    ];
  }),
];

/** Checks address and version of the user; without a version the site logs the user out (R7.8). */
function userFindings(email: string, answer: Answer): Finding[] {
  const { value } = answer.body;
  if (!isSuccess(answer) || !isObject(value)) return [];
  const isOtherUser = typeof value.email === "string" && value.email.toLowerCase() !== email.toLowerCase();
  const otherUser = `${shorten(value.email)} is not the logged-in user`;
  const noVersion = "is empty, so the site logs the user out (R7.8)";
  return [
    ...(isOtherUser ? [mismatch(answer, "CurrentUser", "email", otherUser)] : []),
    ...((value.version ?? "") === "" ? [mismatch(answer, "CurrentUser", "version", noVersion)] : []),
  ];
}

/** Checks that the account has the entries of its state. */
function stateFindings({ account: { state } }: User, answer: Answer): Finding[] {
  const rows = rowsOf(answer.body.value);
  if (state === "no_entry" && rows.length > 0)
    return [note(answer, "Entry", "", `the account "no_entry" has entries`)];
  const status = Object.entries(statusOf).find(([name]) => name === state)?.[1];
  if (status === undefined || rows.some((row) => Number(fieldOf(row, "status")) === status)) return [];
  return [mismatch(answer, "Entry", "status", `the account "${state}" has no entry of status ${status}`)];
}

/** Checks that an offer has a price and an inadequate entry a reason. */
function offerFindings(answer: Answer): Finding[] {
  const { value } = answer.body;
  if (!isSuccess(answer) || !isObject(value)) return [];
  if (Number(value.status) === EntryStatus.inadequate) {
    const reason = value.description_of_inadequate_document;
    return typeof reason === "string" && reason !== ""
      ? []
      : [note(answer, "Entry", "description_of_inadequate_document", "an inadequate entry has no reason")];
  }
  return rowsOf(value.claims).flatMap((row, index) => {
    const claim = readAs(Claim, row);
    if (claim?.status !== ClaimStatus.canBuy || claimPrice(claim)) return [];
    const text = "the figures of the claim give no price, so it cannot be sold";
    return [mismatch(answer, "Entry", `claims.${index}.purchase_amount`, text)];
  });
}

/**
 * Calls of logged-in applicants that a visitor can send without changing anything: each must refuse without a session.
 */
const userCalls: readonly CallDefinition[] = [
  allCalls.uploadFile,
  allCalls.deleteUpload,
  allCalls.markDelinquencyFiles,
  allCalls.listEntries,
  allCalls.getEntry,
  allCalls.createEntry,
  allCalls.cancelEntry,
  allCalls.contractEntry,
  allCalls.reviewEntry,
  allCalls.getProfile,
  allCalls.updateProfile,
  allCalls.updateProfileWithoutSectorAndBusinessSummary,
  allCalls.updateProfileNameAndIdentity,
  allCalls.changePassword,
  allCalls.markEntryPageVisit,
];

export const guardedCalls: readonly Check[] = userCalls.map((call) => ({
  source: "R7",
  title: `${nameOf(call)} exists and refuses visitors`,
  run: async (context) => {
    const params = call.params && { id: 999_999_999 };
    const answer = await context.visitor().call(call, { ...(params && { params }) });
    if (params && answer.status === 404 && isObject(answer.body.value))
      return note(
        answer,
        "HTTP",
        "status",
        "404 to a visitor, so the check cannot tell whether the call exists",
      );
    if (isSuccess(answer)) return statusMismatch(answer, "to a visitor");
    return findingsOfRefusal(answer, [401, 403]);
  },
}));

/** Calls for visitors without required fields: they must report the missing fields and do nothing. */
export const visitorCalls: readonly Check[] = [
  allCalls.register,
  allCalls.requestPasswordReset,
  allCalls.confirmPasswordReset,
].map((call: CallDefinition) => ({
  source: "R7",
  title: `${nameOf(call)} reports missing fields`,
  run: async (context) => {
    const answer = await context.visitor().call(call, { body: {} });
    return isSuccess(answer)
      ? note(answer, "HTTP", "status", `answered with ${answer.status} to an empty request`)
      : findingsOfRefusal(answer, [400, 410], call.errors);
  },
}));
