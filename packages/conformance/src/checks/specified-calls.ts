import { readAs } from "@kaitori/api-client";
import { ClaimStatus, claimPrice } from "@kaitori/domain";
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
import { type CheckContext, idOf, idsOf, type User } from "../check-context.ts";
import { type Check, checked, type Finding, type Outcome, skipped } from "../finding.ts";
import {
  findingOfFailure,
  findingsOfAnswer,
  findingsOfRefusal,
  mismatch,
  note,
  uniqueBy,
} from "../findings-of-answer.ts";
import { type Answer, isSuccess, nameOf } from "../http/browser.ts";
import { isObject, rowsOf, shorten } from "../json.ts";

export const noLogin = "no account of the file could log in";

/** Maximum entries of an account that are opened one by one. */
const maximumOpenedEntries = 5;

/** An entry of any account, preferably in this status. */
export async function anyEntry(
  context: CheckContext,
  status?: number,
): Promise<{ user: User; id: string | number; row: unknown } | undefined> {
  for (const user of await context.users()) {
    const rows = rowsOf((await context.entriesOf(user)).body.value);
    const row = rows.find(
      (candidate) => status === undefined || (isObject(candidate) && Number(candidate.status) === status),
    );
    const id = idOf(row);
    if (id !== undefined) return { user, id, row };
  }
  return undefined;
}

async function checkEach(
  context: CheckContext,
  findingsOfUser: (user: User) => Promise<Finding[]>,
): Promise<Outcome> {
  const users = await context.users();
  if (users.length === 0) return skipped(noLogin);
  const findings: Finding[] = [];
  for (const user of users) findings.push(...(await findingsOfUser(user)));
  return checked(uniqueFindings(findings));
}

const uniqueFindings = (findings: readonly Finding[]): Finding[] =>
  uniqueBy(findings, ({ call, record, field, text }) => [call, record, field, text].join(" "));

const readingCheck = (call: CallDefinition, run: Check["run"]): Check => ({
  source: "R7",
  title: nameOf(call),
  run,
});

export const readingCalls: readonly Check[] = [
  readingCheck(login, async (context) => {
    const attempts = await context.logInAll();
    if (attempts.length === 0) return skipped("there is no account (--accounts)");
    return checked(
      attempts
        .filter(({ login: answer }) => !isSuccess(answer))
        .map(({ account, login: answer }) => {
          const finding = findingOfFailure(answer);
          return { ...finding, text: `${account.email} (${account.state}): ${finding.text}` };
        }),
    );
  }),
  readingCheck(me, async (context) => {
    const loggedIn = (await context.logInAll()).filter((user) => isSuccess(user.login));
    if (loggedIn.length === 0) return skipped(noLogin);
    return checked(
      uniqueFindings(
        loggedIn.flatMap(({ account, me: answer }) => [
          ...findingsOfAnswer(me, answer),
          ...accountFindings(account.email, answer),
          ...versionFindings(answer),
        ]),
      ),
    );
  }),
  readingCheck(getProfile, (context) =>
    checkEach(context, async ({ browser }) => findingsOfAnswer(getProfile, await browser.call(getProfile))),
  ),
  readingCheck(listEntries, (context) =>
    checkEach(context, async (user) => {
      const answer = await context.entriesOf(user);
      return [...findingsOfAnswer(listEntries, answer), ...statusFindings(user, answer)];
    }),
  ),
  readingCheck(getEntry, async (context) => {
    const users = await context.users();
    const findings: Finding[] = [];
    let count = 0;
    for (const user of users) {
      for (const id of idsOf(await context.entriesOf(user)).slice(0, maximumOpenedEntries)) {
        const answer = await user.browser.call(getEntry, { params: { id } });
        count += 1;
        findings.push(...findingsOfAnswer(getEntry, answer), ...offerFindings(answer));
        if (isSuccess(answer) && String(idOf(answer.body.value)) !== String(id))
          findings.push(
            mismatch(answer, "Entry", "id", `${shorten(idOf(answer.body.value))} instead of ${id}`),
          );
      }
    }
    return count === 0 ? skipped("no account has an entry") : checked(uniqueFindings(findings));
  }),
  readingCheck(suggestHoujinbangou, async (context) => {
    const user = await context.anyUser();
    if (!user) return skipped(noLogin);
    return checked(
      findingsOfAnswer(
        suggestHoujinbangou,
        await user.browser.call(suggestHoujinbangou, { query: { name: "株式会社" } }),
      ),
    );
  }),
  readingCheck(getSuppressEntries, (context) =>
    checkEach(context, async ({ browser }) =>
      findingsOfAnswer(getSuppressEntries, await browser.call(getSuppressEntries)),
    ),
  ),
  readingCheck(logout, async (context) => {
    const account = (await context.anyUser())?.account;
    if (!account) return skipped(noLogin);
    const browser = context.visitor();
    await browser.call(login, { body: { email: account.email, password: account.password } });
    const answer = await browser.call(logout);
    const userAfter = await browser.call(me, {});
    return checked(
      isSuccess(answer) ? [] : [findingOfFailure(answer)],
      isSuccess(userAfter) ? mismatch(answer, "session", "", "the user is still logged in") : [],
    );
  }),
];

const accountFindings = (email: string, answer: Answer): Finding[] => {
  const { value } = answer.body;
  if (!isSuccess(answer) || !isObject(value) || typeof value.email !== "string") return [];
  return value.email.toLowerCase() === email.toLowerCase()
    ? []
    : [mismatch(answer, "CurrentUser", "email", `${shorten(value.email)} is not the logged-in user`)];
};

/** Checks the version; without it the site logs the user out (R7.8). */
const versionFindings = (answer: Answer): Finding[] => {
  const { value } = answer.body;
  if (!isSuccess(answer) || !isObject(value)) return [];
  const { version = null } = value;
  return version === null || version === ""
    ? [mismatch(answer, "CurrentUser", "version", "is empty, so the site logs the user out (R7.8)")]
    : [];
};

const statusFindings = ({ account }: User, answer: Answer): Finding[] => {
  const rows = rowsOf(answer.body.value);
  const expectedStatus = statusOf[account.state];
  const has = rows.some((row) => isObject(row) && Number(row.status) === expectedStatus);
  if (expectedStatus !== undefined && !has)
    return [
      mismatch(
        answer,
        "Entry",
        "status",
        `the account "${account.state}" has no entry of status ${expectedStatus}`,
      ),
    ];
  if (account.state === "no_entry" && rows.length > 0)
    return [note(answer, "Entry", "", `the account "no_entry" has entries`)];
  return [];
};

/** Checks that an offer has a price and an inadequate entry a reason. */
function offerFindings(answer: Answer): Finding[] {
  const { value } = answer.body;
  if (!isSuccess(answer) || !isObject(value)) return [];
  if (Number(value.status) === 2) {
    const hasReason =
      typeof value.description_of_inadequate_document === "string" &&
      value.description_of_inadequate_document !== "";
    return hasReason
      ? []
      : [note(answer, "Entry", "description_of_inadequate_document", "an inadequate entry has no reason")];
  }
  return rowsOf(value.claims).flatMap((row, index) => {
    const claim = readAs(Claim, row);
    if (claim?.status !== ClaimStatus.canBuy || claimPrice(claim)) return [];
    return [
      mismatch(
        answer,
        "Entry",
        `claims.${index}.purchase_amount`,
        "the figures of the claim give no price, so it cannot be sold",
      ),
    ];
  });
}

/**
 * Calls of logged-in applicants that a visitor can send without changing anything: each must refuse without a session.
 */
const userCalls: readonly {
  readonly call: CallDefinition;
  readonly params?: Readonly<Record<string, number>>;
}[] = [
  { call: allCalls.uploadFile },
  { call: allCalls.deleteUpload, params: { id: 999_999_999 } },
  { call: allCalls.markDelinquencyFiles },
  { call: allCalls.listEntries },
  { call: allCalls.getEntry, params: { id: 999_999_999 } },
  { call: allCalls.createEntry },
  { call: allCalls.cancelEntry, params: { id: 999_999_999 } },
  { call: allCalls.contractEntry, params: { id: 999_999_999 } },
  { call: allCalls.reviewEntry, params: { id: 999_999_999 } },
  { call: allCalls.getProfile },
  { call: allCalls.updateProfile },
  { call: allCalls.updateProfileWithoutSectorAndBusinessSummary },
  { call: allCalls.updateProfileNameAndIdentity },
  { call: allCalls.changePassword },
  { call: allCalls.markEntryPageVisit },
];

export const guardedCalls: readonly Check[] = userCalls.map(({ call, params = {} }) => ({
  source: "R7",
  title: `${nameOf(call)} exists and refuses visitors`,
  run: async (context) => {
    const answer = await context.visitor().call(call, { params });
    const isUnknownRow = "id" in params && answer.status === 404 && isObject(answer.body.value);
    if (isUnknownRow)
      return checked(
        note(answer, "HTTP", "status", "404 to a visitor, so the check cannot tell whether the call exists"),
      );
    if (isSuccess(answer))
      return checked(mismatch(answer, "HTTP", "status", `answered a visitor with ${answer.status}`));
    return checked(findingsOfRefusal(answer, [401, 403]));
  },
}));

/** Calls for visitors without required fields: they must report the missing fields and do nothing. */
export const visitorCalls: readonly Check[] = [
  allCalls.register,
  allCalls.requestPasswordReset,
  allCalls.confirmPasswordReset,
].map((call) => ({
  source: "R7",
  title: `${nameOf(call)} reports missing fields`,
  run: async (context) => {
    const answer = await context.visitor().call(call, { body: {} });
    if (isSuccess(answer))
      return checked(note(answer, "HTTP", "status", `answered with ${answer.status} to an empty request`));
    return checked(findingsOfRefusal(answer, [400, 410], "errors" in call ? call.errors : {}));
  },
}));
