import { saysCsrfMismatch } from "@kaitori/api-client";
import { getEntry, getProfile, levelHeader, login, logout, me } from "@kaitori/wire";
import type { CheckContext } from "../check-context.ts";
import { asked, type Check, type Finding, notAsked } from "../finding.ts";
import { type Answer, isSuccess, spelled } from "../http/browser.ts";
import { isObject, shown } from "../json.ts";
import { judgeRefusal, judgeSentence, misfit, note } from "../judge.ts";
import { anyEntry, nobody } from "./specified-calls.ts";

const stranger = { email: "nobody@conformance.invalid", password: "not the password of anybody" };

/** Checks the six shapes of errors without changing anything. */
export const refusals: readonly Check[] = [
  {
    of: "§8",
    title: "400 with data: messages by field, or under non_field_errors",
    run: async (context) => {
      const answer = await context.visitor().ask(login, { body: {} });
      const found = judgeRefusal(answer, [400]);
      return asked(found.length > 0 ? found : namesOneOf(answer, ["email", "password", "non_field_errors"]));
    },
  },
  {
    of: "§8",
    title: "400 without data, or a refusal that can be read: what is no JSON",
    run: async (context) => {
      const browser = context.visitor();
      await browser.ask(me, {});
      const answer = await browser.raw(spelled(login), `${context.place.api}/api/${login.path}`, "POST", "{");
      if (answer.status >= 400 && answer.status < 500)
        return asked(answer.body.readable ? [] : notJson(answer));
      return asked(misfit(answer, "HTTP", "status", `answered with ${answer.status} instead of 400`));
    },
  },
  {
    of: "§8",
    title: "401 of login with a sentence",
    run: async (context) => {
      const answer = await context.visitor().ask(login, { body: stranger });
      const found = judgeRefusal(answer, [401]);
      return asked(found.length > 0 ? found : judgeSentence(answer));
    },
  },
  {
    of: "§8",
    title: "401 or 403 with a sentence: a visitor asks what is for users",
    run: async (context) => {
      const answer = await context.visitor().ask(getProfile);
      const found = judgeRefusal(answer, [401, 403]);
      return asked(found.length > 0 ? found : judgeSentence(answer));
    },
  },
  {
    of: "§8",
    title: "403 of me: a visitor, and no error",
    run: async (context) => asked(judgeRefusal(await context.visitor().ask(me, {}), [403])),
  },
  {
    of: "§8",
    title: "401 or 403 where the CSRF token is not that of the session",
    run: async (context) => {
      const account = (await context.anybody())?.account;
      if (!account) return notAsked(nobody);
      const found: Finding[] = [];
      for (const { token, what } of [
        { token: "not-the-token-of-this-session", what: "a wrong token" },
        { token: null, what: "no token" },
      ]) {
        const browser = context.visitor();
        await browser.ask(login, { body: { email: account.email, password: account.password } });
        const answer = await browser.ask(logout, { token });
        if (isSuccess(answer)) found.push(misfit(answer, "X-CSRFToken", "", `was done with ${what}`));
        else if (!saysCsrfMismatch(answer.body.value))
          found.push(
            ...judgeRefusal(answer, [401, 403]),
            misfit(
              answer,
              "Unauthorized",
              "detail",
              `does not name CSRF with ${what}: the page tells nobody to log in again`,
            ),
          );
        else found.push(...judgeRefusal(answer, [401, 403]));
      }
      return asked(found);
    },
  },
  {
    of: "§8",
    title: "401 or 403 with correct_login_url: an account of another service",
    run: async (context) => {
      const account = context.accounts.find(({ state }) => state === "elsewhere");
      if (!account) return notAsked('the file names no account "elsewhere"');
      const answer = await context
        .visitor()
        .ask(login, { body: { email: account.email, password: account.password } });
      const found = judgeRefusal(answer, [401, 403]);
      if (found.length > 0) return asked(found);
      const url = isObject(answer.body.value) ? answer.body.value.correct_login_url : undefined;
      return asked(
        typeof url === "string"
          ? []
          : [misfit(answer, "Unauthorized", "correct_login_url", `no address but ${shown(url)}`)],
      );
    },
  },
  {
    of: "§8",
    title: "any other status with a sentence: an entry that is not there",
    run: async (context) => {
      const person = await context.anybody();
      if (!person) return notAsked(nobody);
      const answer = await person.browser.ask(getEntry, { params: { id: 999_999_999 } });
      const found = judgeRefusal(answer, [404]);
      if (found.length > 0) return asked(found);
      return asked(judgeSentence(answer).map((one) => ({ ...one, kind: "note" as const })));
    },
  },
  {
    of: "§8",
    title: "another user's entry is not there",
    run: async (context) => {
      const entry = await anyEntry(context);
      const other = (await context.people()).find(
        ({ account }) => entry && account.email !== entry.person.account.email,
      );
      if (!entry || !other) return notAsked("no two accounts, one of them with an entry");
      const answer = await other.browser.ask(getEntry, { params: { id: entry.id } });
      return asked(
        isSuccess(answer)
          ? [misfit(answer, "Entry", "user", "is given to another user")]
          : judgeRefusal(answer, [404, 403]).map((one) => ({ ...one, kind: "note" as const })),
      );
    },
  },
];

/** The source of the CSRF token, and whether the page may read the answers. */
export const crossing: readonly Check[] = [
  { of: "§7", title: "a CSRF token that the page can read", run: readsToken },
  {
    of: "§7",
    title: "answers that a page of another origin may read",
    run: async (context) => {
      const browser = context.visitor();
      if (!browser.isAcross) return notAsked("the API is on the origin of the page (--page names another)");
      const { headers, ...answer } = await browser.ask(getProfile);
      const header = (name: string, wanted: string) =>
        headers.get(name) === wanted
          ? []
          : [misfit(answer, "CORS", name, `${shown(headers.get(name))} instead of ${wanted}`)];
      const preflight = await browser.raw(
        "OPTIONS me/",
        `${context.place.api}/api/${me.path}`,
        "OPTIONS",
        undefined,
        { token: null },
      );
      const allowed = (preflight.headers.get("Access-Control-Allow-Headers") ?? "").toLowerCase();
      const refusedHeaders = ["content-type", "x-csrftoken"].filter(
        (name) => !allowed.includes(name) && allowed !== "*",
      );
      const exposed = (headers.get("Access-Control-Expose-Headers") ?? "").toLowerCase().split(/\s*,\s*/);
      const isLevelHidden = headers.has(levelHeader) && !exposed.includes(levelHeader.toLowerCase());
      return asked(
        isLevelHidden
          ? misfit(answer, "CORS", "Access-Control-Expose-Headers", `does not name ${levelHeader}`)
          : [],
        header("Access-Control-Allow-Origin", context.place.page),
        header("Access-Control-Allow-Credentials", "true"),
        refusedHeaders.map((name) =>
          misfit(preflight, "CORS", "Access-Control-Allow-Headers", `does not allow ${name}`),
        ),
      );
    },
  },
];

async function readsToken(context: CheckContext) {
  const browser = context.visitor();
  const answer = await browser.ask(me, {});
  const cookie = browser.cookies.get("csrftoken");
  if (browser.token !== undefined) return asked();
  if (cookie === undefined)
    return asked(
      misfit(answer, "csrftoken", "", "no cookie csrftoken and no header X-CSRFToken: nothing can be sent"),
    );
  return asked(
    misfit(
      answer,
      "csrftoken",
      "HttpOnly",
      "the page cannot read the cookie, and no header X-CSRFToken names the token",
    ),
  );
}

const notJson = (answer: Answer): Finding[] => [
  note(answer, "BadRequest", "", "the refusal is not JSON, so its sentence is lost"),
];

function namesOneOf(answer: Answer, fields: readonly string[]): Finding[] {
  const { value } = answer.body;
  if (!isObject(value) || Object.keys(value).length === 0) return [];
  return fields.some((field) => field in value)
    ? []
    : [
        misfit(
          answer,
          "ValidationError",
          fields[0] ?? "",
          `stands under none of ${fields.join(", ")} but under ${Object.keys(value).join(", ")}`,
        ),
      ];
}
