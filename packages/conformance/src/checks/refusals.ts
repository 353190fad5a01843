import { isCsrfMismatch } from "@kaitori/api-client";
import { getEntry, getProfile, login, logout, me, serverLevelHeader } from "@kaitori/wire";
import type { CheckContext } from "../check-context.ts";
import { type Check, checked, type Finding, skipped } from "../finding.ts";
import { findingsOfRefusal, findingsOfSentence, mismatch, note } from "../findings-of-answer.ts";
import { type Answer, isSuccess, nameOf } from "../http/browser.ts";
import { isObject, shorten } from "../json.ts";
import { anyEntry, noLogin } from "./specified-calls.ts";

const unknownAccount = { email: "nobody@conformance.invalid", password: "not the password of anybody" };

const refusalCheck = (title: string, run: Check["run"]): Check => ({ source: "R8", title, run });

/** Checks the six shapes of errors without changing anything. */
export const refusals: readonly Check[] = [
  refusalCheck("400 with data: messages by field, or under non_field_errors", async (context) => {
    const answer = await context.visitor().call(login, { body: {} });
    const findings = findingsOfRefusal(answer, [400]);
    return checked(
      findings.length > 0 ? findings : missingFieldFinding(answer, ["email", "password", "non_field_errors"]),
    );
  }),
  refusalCheck("400 for a body that is not JSON, or a readable refusal", async (context) => {
    const browser = context.visitor();
    await browser.call(me, {});
    const answer = await browser.sendRequest(
      nameOf(login),
      `${context.target.api}/api/${login.path}`,
      "POST",
      "{",
    );
    if (answer.status >= 400 && answer.status < 500)
      return checked(
        answer.body.readable
          ? []
          : note(answer, "BadRequest", "", "the refusal is not JSON, so its sentence is lost"),
      );
    return checked(mismatch(answer, "HTTP", "status", `answered with ${answer.status} instead of 400`));
  }),
  refusalCheck("401 for a failed login, with a sentence", async (context) => {
    const answer = await context.visitor().call(login, { body: unknownAccount });
    return checked(findingsOfRefusalWithSentence(answer, [401]));
  }),
  refusalCheck("401 or 403 with a sentence: a visitor sends a call for users", async (context) => {
    const answer = await context.visitor().call(getProfile);
    return checked(findingsOfRefusalWithSentence(answer, [401, 403]));
  }),
  refusalCheck("403 of the call me for a visitor", async (context) =>
    checked(findingsOfRefusal(await context.visitor().call(me, {}), [403])),
  ),
  refusalCheck("401 or 403 for a CSRF token of another session", async (context) => {
    const account = (await context.anyUser())?.account;
    if (!account) return skipped(noLogin);
    const findings: Finding[] = [];
    for (const { token, description } of [
      { token: "not-the-token-of-this-session", description: "a wrong token" },
      { token: null, description: "no token" },
    ]) {
      const browser = context.visitor();
      await browser.call(login, { body: { email: account.email, password: account.password } });
      const answer = await browser.call(logout, { token });
      if (isSuccess(answer)) {
        findings.push(mismatch(answer, "X-CSRFToken", "", `was accepted with ${description}`));
        continue;
      }
      findings.push(...findingsOfRefusal(answer, [401, 403]));
      const text = `does not name CSRF with ${description}, so the page does not ask for a new login`;
      if (!isCsrfMismatch(answer.body.value)) findings.push(mismatch(answer, "Unauthorized", "detail", text));
    }
    return checked(findings);
  }),
  refusalCheck("401 or 403 with correct_login_url: an account of another service", async (context) => {
    const account = context.accounts.find(({ state }) => state === "elsewhere");
    if (!account) return skipped('the file has no account "elsewhere"');
    const answer = await context
      .visitor()
      .call(login, { body: { email: account.email, password: account.password } });
    const findings = findingsOfRefusal(answer, [401, 403]);
    if (findings.length > 0) return checked(findings);
    const url = isObject(answer.body.value) ? answer.body.value.correct_login_url : undefined;
    return checked(
      typeof url === "string"
        ? []
        : mismatch(answer, "Unauthorized", "correct_login_url", `${shorten(url)} instead of an address`),
    );
  }),
  refusalCheck("404 with a sentence: an unknown entry", async (context) => {
    const user = await context.anyUser();
    if (!user) return skipped(noLogin);
    const answer = await user.browser.call(getEntry, { params: { id: 999_999_999 } });
    const findings = findingsOfRefusal(answer, [404]);
    if (findings.length > 0) return checked(findings);
    return checked(findingsOfSentence(answer).map((finding) => ({ ...finding, kind: "note" as const })));
  }),
  refusalCheck("404 for another user's entry", async (context) => {
    const entry = await anyEntry(context);
    const otherUser = (await context.users()).find(
      ({ account }) => entry && account.email !== entry.user.account.email,
    );
    if (!entry || !otherUser) return skipped("no two accounts, one of them with an entry");
    const answer = await otherUser.browser.call(getEntry, { params: { id: entry.id } });
    return checked(
      isSuccess(answer)
        ? mismatch(answer, "Entry", "user", "is readable by another user")
        : findingsOfRefusal(answer, [404, 403]).map((finding) => ({ ...finding, kind: "note" as const })),
    );
  }),
];

/** Checks that the page can read the CSRF token and the responses. */
export const crossOriginChecks: readonly Check[] = [
  { source: "R7", title: "a CSRF token that the page can read", run: checkToken },
  {
    source: "R7",
    title: "answers that a page of another origin may read",
    run: async (context) => {
      const browser = context.visitor();
      if (!browser.isCrossOrigin) return skipped("the API has the origin of the page (--page sets another)");
      const { headers, ...answer } = await browser.call(getProfile);
      const header = (name: string, expected: string) =>
        headers.get(name) === expected
          ? []
          : [mismatch(answer, "CORS", name, `${shorten(headers.get(name))} instead of ${expected}`)];
      const preflight = await browser.sendRequest(
        "OPTIONS me/",
        `${context.target.api}/api/${me.path}`,
        "OPTIONS",
        undefined,
        { token: null },
      );
      const allowedHeaders = (preflight.headers.get("Access-Control-Allow-Headers") ?? "").toLowerCase();
      const refusedHeaders = ["content-type", "x-csrftoken"].filter(
        (name) => !allowedHeaders.includes(name) && allowedHeaders !== "*",
      );
      const exposed = (headers.get("Access-Control-Expose-Headers") ?? "").toLowerCase().split(/\s*,\s*/);
      const isLevelHidden =
        headers.has(serverLevelHeader) && !exposed.includes(serverLevelHeader.toLowerCase());
      return checked(
        isLevelHidden
          ? mismatch(answer, "CORS", "Access-Control-Expose-Headers", `does not name ${serverLevelHeader}`)
          : [],
        header("Access-Control-Allow-Origin", context.target.page),
        header("Access-Control-Allow-Credentials", "true"),
        refusedHeaders.map((name) =>
          mismatch(preflight, "CORS", "Access-Control-Allow-Headers", `does not allow ${name}`),
        ),
      );
    },
  },
];

async function checkToken(context: CheckContext) {
  const browser = context.visitor();
  const answer = await browser.call(me, {});
  const cookie = browser.cookies.get("csrftoken");
  if (browser.token !== undefined) return checked();
  if (cookie === undefined)
    return checked(
      mismatch(answer, "csrftoken", "", "no cookie csrftoken and no header X-CSRFToken: nothing can be sent"),
    );
  return checked(
    mismatch(
      answer,
      "csrftoken",
      "HttpOnly",
      "the page cannot read the cookie, and no header X-CSRFToken names the token",
    ),
  );
}

function findingsOfRefusalWithSentence(answer: Answer, statuses: readonly number[]): Finding[] {
  const findings = findingsOfRefusal(answer, statuses);
  return findings.length > 0 ? findings : findingsOfSentence(answer);
}

function missingFieldFinding(answer: Answer, fields: readonly string[]): Finding[] {
  const { value } = answer.body;
  if (!isObject(value) || Object.keys(value).length === 0) return [];
  return fields.some((field) => field in value)
    ? []
    : [
        mismatch(
          answer,
          "ValidationError",
          fields[0] ?? "",
          `no message at ${fields.join(", ")}, but at ${Object.keys(value).join(", ")}`,
        ),
      ];
}
