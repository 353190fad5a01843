import { isCsrfMismatch } from "@kaitori/api-client";
import { getEntry, getProfile, login, logout, me, serverLevelHeader } from "@kaitori/wire";
import { type Check, type Finding, Skipped } from "../finding.ts";
import {
  findingsOfFields,
  findingsOfRefusal,
  findingsOfSentence,
  mismatch,
  note,
  orElse,
  statusMismatch,
} from "../findings-of-answer.ts";
import { type Answer, isSuccess, nameOf } from "../http/browser.ts";
import { fieldOf, shorten } from "../json.ts";

const refusalCheck = (title: string, run: Check["run"]): Check => ({ source: "R8", title, run });

const asNote = (finding: Finding): Finding => ({ ...finding, kind: "note" });

/** Checks the six shapes of errors without changing anything. */
export const refusals: readonly Check[] = [
  refusalCheck("400 with data: messages by field, or under non_field_errors", async (context) => {
    const answer = await context.visitor().call(login, { body: {} });
    return orElse(findingsOfRefusal(answer, [400]), () =>
      findingsOfFields(answer, ["email", "password", "non_field_errors"]),
    );
  }),
  refusalCheck("400 for a body that is not JSON, or a readable refusal", async (context) => {
    const browser = context.visitor();
    await browser.call(me, {});
    const address = `${context.target.api}/api/${login.path}`;
    const answer = await browser.sendRequest(nameOf(login), address, "POST", "{");
    if (answer.status < 400 || answer.status >= 500) return statusMismatch(answer, "instead of 400");
    return answer.body.readable
      ? []
      : note(answer, "BadRequest", "", "the refusal is not JSON, so its sentence is lost");
  }),
  refusalCheck("401 for a failed login, with a sentence", async (context) => {
    const body = { email: "nobody@conformance.invalid", password: "not the password of anybody" };
    return findingsOfRefusalWithSentence(await context.visitor().call(login, { body }), [401]);
  }),
  refusalCheck("401 or 403 with a sentence: a visitor sends a call for users", async (context) =>
    findingsOfRefusalWithSentence(await context.visitor().call(getProfile), [401, 403]),
  ),
  refusalCheck("403 of the call me for a visitor", async (context) =>
    findingsOfRefusal(await context.visitor().call(me, {}), [403]),
  ),
  refusalCheck("401 or 403 for a CSRF token of another session", async (context) => {
    const { email, password } = (await context.requireAnyUser()).account;
    const findings: Finding[] = [];
    for (const { token, description } of [
      { token: "not-the-token-of-this-session", description: "a wrong token" },
      { token: null, description: "no token" },
    ]) {
      const browser = context.visitor();
      await browser.call(login, { body: { email, password } });
      const answer = await browser.call(logout, { token });
      if (isSuccess(answer)) {
        findings.push(mismatch(answer, "X-CSRFToken", "", `was accepted with ${description}`));
        continue;
      }
      findings.push(...findingsOfRefusal(answer, [401, 403]));
      const text = `does not name CSRF with ${description}, so the page does not ask for a new login`;
      if (!isCsrfMismatch(answer.body.value)) findings.push(mismatch(answer, "Unauthorized", "detail", text));
    }
    return findings;
  }),
  refusalCheck("401 or 403 with correct_login_url: an account of another service", async (context) => {
    const account = context.accounts.find(({ state }) => state === "elsewhere");
    if (!account) throw new Skipped('the file has no account "elsewhere"');
    const { email, password } = account;
    const answer = await context.visitor().call(login, { body: { email, password } });
    const url = fieldOf(answer.body.value, "correct_login_url");
    return orElse(findingsOfRefusal(answer, [401, 403]), () =>
      typeof url === "string"
        ? []
        : [mismatch(answer, "Unauthorized", "correct_login_url", `${shorten(url)} instead of an address`)],
    );
  }),
  refusalCheck("404 with a sentence: an unknown entry", async (context) => {
    const { browser } = await context.requireAnyUser();
    const answer = await browser.call(getEntry, { params: { id: 999_999_999 } });
    return orElse(findingsOfRefusal(answer, [404]), () => findingsOfSentence(answer).map(asNote));
  }),
  refusalCheck("404 for another user's entry", async (context) => {
    const entry = await context.findEntry();
    const otherUser = (await context.users()).find(
      ({ account }) => entry && account.email !== entry.user.account.email,
    );
    if (!entry || !otherUser) throw new Skipped("no two accounts, one of them with an entry");
    const answer = await otherUser.browser.call(getEntry, { params: { id: entry.id } });
    return isSuccess(answer)
      ? mismatch(answer, "Entry", "user", "is readable by another user")
      : findingsOfRefusal(answer, [404, 403]).map(asNote);
  }),
];

/** Checks that the page can read the CSRF token and the responses. */
export const crossOriginChecks: readonly Check[] = [
  {
    source: "R7",
    title: "a CSRF token that the page can read",
    run: async (context) => {
      const browser = context.visitor();
      const answer = await browser.call(me, {});
      if (browser.token !== undefined) return [];
      const isHidden = browser.cookies.get("csrftoken") !== undefined;
      return isHidden
        ? mismatch(
            answer,
            "csrftoken",
            "HttpOnly",
            "the page cannot read the cookie, and no header X-CSRFToken names the token",
          )
        : mismatch(
            answer,
            "csrftoken",
            "",
            "no cookie csrftoken and no header X-CSRFToken: nothing can be sent",
          );
    },
  },
  {
    source: "R7",
    title: "answers that a page of another origin may read",
    run: async (context) => {
      const browser = context.visitor();
      if (!browser.isCrossOrigin)
        throw new Skipped("the API has the origin of the page (--page sets another)");
      const { headers, ...answer } = await browser.call(getProfile);
      const header = (name: string, expected: string) =>
        headers.get(name) === expected
          ? []
          : mismatch(answer, "CORS", name, `${shorten(headers.get(name))} instead of ${expected}`);
      const address = `${context.target.api}/api/${me.path}`;
      const preflight = await browser.sendRequest("OPTIONS me/", address, "OPTIONS", undefined, {
        token: null,
      });
      const allowedHeaders = (preflight.headers.get("Access-Control-Allow-Headers") ?? "").toLowerCase();
      const refusedHeaders = ["content-type", "x-csrftoken"].filter(
        (name) => !allowedHeaders.includes(name) && allowedHeaders !== "*",
      );
      const exposed = (headers.get("Access-Control-Expose-Headers") ?? "").toLowerCase().split(/\s*,\s*/);
      const isLevelHidden =
        headers.has(serverLevelHeader) && !exposed.includes(serverLevelHeader.toLowerCase());
      return [
        isLevelHidden
          ? mismatch(answer, "CORS", "Access-Control-Expose-Headers", `does not name ${serverLevelHeader}`)
          : [],
        header("Access-Control-Allow-Origin", context.target.page),
        header("Access-Control-Allow-Credentials", "true"),
        refusedHeaders.map((name) =>
          mismatch(preflight, "CORS", "Access-Control-Allow-Headers", `does not allow ${name}`),
        ),
      ];
    },
  },
];

const findingsOfRefusalWithSentence = (answer: Answer, statuses: readonly number[]): Finding[] =>
  orElse(findingsOfRefusal(answer, statuses), () => findingsOfSentence(answer));
