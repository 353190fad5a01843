import { expect, test } from "vitest";
import { errorPageOf } from "./error-page.ts";

test.each([
  { status: 404, title: "notFoundTitle", code: 404 },
  { status: 400, title: "sessionExpiredTitle", code: 400 },
  { status: 401, title: "sessionExpiredTitle", code: 401 },
  { status: 403, title: "sessionExpiredTitle", code: 403 },
  { status: 405, title: "otherErrorTitle", code: 405 },
  { status: 409, title: "otherErrorTitle", code: 409 },
  { status: 499, title: "otherErrorTitle", code: 499 },
  { status: 500, title: "serverErrorTitle", code: 500 },
  { status: 503, title: "serverErrorTitle", code: 503 },
  { status: 599, title: "serverErrorTitle", code: 599 },
  { status: 600, title: "otherErrorTitle", code: 600 },
  { status: undefined, title: "otherErrorTitle", code: 999 },
])("R2.16 status $status shows $title with the code $code", ({ status, title, code }) => {
  expect(errorPageOf(status)).toEqual({ title, code });
});
