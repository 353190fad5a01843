import {
  AnswerMismatchError,
  BadRequestError,
  CsrfStaleError,
  NetworkError,
  OperationalError,
  ReauthRequiredError,
  ReloadRequiredError,
  ServerError,
  UnauthorizedError,
  ValidationError,
} from "@kaitori/api-client";
import { expect, test } from "vitest";
import { kindOfFailure } from "./kind-of-failure.ts";

test.each([
  ["R8.1 a validation error", new ValidationError({ email: "…" }, []), "input"],
  ["R8.7 a refused login", new OperationalError(401, "…"), "input"],
  ["R8.6 no answer", new NetworkError("no answer"), "inline"],
  ["R8.1 a bad request", new BadRequestError(), "overlay"],
  ["R8.2 a stale token", new CsrfStaleError(403, "…"), "page"],
  ["R8.3 another login address", new UnauthorizedError(401, "…", { loginUrl: "https://a.example/" }), "page"],
  ["R8.4 a redirect", new UnauthorizedError(401, "…", { redirectTo: "/login/" }), "page"],
  ["R8.4 an ended session", new UnauthorizedError(401, "…", {}), "login"],
  ["R8.5 a server error", new ServerError(500, undefined, undefined, null), "overlay"],
  [
    "R8.5 a server error with a redirect",
    new ServerError(500, undefined, { redirectTo: "/maintenance/" }, null),
    "page",
  ],
  ["a conflict", new ServerError(409, "…", undefined, null), "inline"],
  ["R7.10 a call that the server does not support", new ServerError(501, undefined, undefined, {}), "inline"],
  ["too many requests", new ServerError(429, "…", undefined, null), "inline"],
  ["R8.11 a server that requires the password again", new ReauthRequiredError(403, "…"), "login"],
  ["R8.11 a server that needs a newer page", new ReloadRequiredError(426, "…"), "reload"],
  ["R3.1 an answer that does not match its schema", new AnswerMismatchError("Entry", "id", "…"), "overlay"],
  ["R8.10 anything else", new TypeError("…"), "page"],
] as const)("D8.10 the page reacts to %s (%s) by: %s", (_what, error, kind) => {
  expect(kindOfFailure(error)).toBe(kind);
});
