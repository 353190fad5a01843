import { allCalls, type CallDefinition } from "@kaitori/wire";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiError } from "./errors.ts";
import { callAny, openPage, type Page } from "./testing/page.ts";

let page: Page;
beforeAll(async () => {
  page = await openPage("same origin");
});
afterAll(() => page.server.close());

const words = [
  "detail",
  "status",
  "redirect_uri",
  "correct_login_url",
  "non_field_errors",
  "codes",
  "code",
  "params",
  "claims",
  "__proto__",
  "id",
];
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  fc.dictionary(fc.constantFrom(...words), fc.jsonValue({ maxDepth: 4 })),
  fc.array(fc.dictionary(fc.constantFrom(...words), fc.jsonValue({ maxDepth: 2 }))),
);
const body = fc.oneof(
  json.map((value) => JSON.stringify(value)),
  json.chain((value) => fc.nat({ max: 40 }).map((cut) => JSON.stringify(value).slice(0, -cut - 1))),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    "<!doctype html><html><title>502</title>",
    "\uFEFF{}",
    "NaN",
    "[".repeat(50_000),
    '{"a":'.repeat(9_000),
  ),
);
const calls = Object.values<CallDefinition>(allCalls).filter((call) => call.file === undefined);

test("R3.1 R8.5 any malformed answer is accepted or becomes one of the errors", async () => {
  const malformed = fc.record({
    call: fc.constantFrom(...calls),
    status: fc.constantFrom(200, 201, 204, 206, 400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 502, 503),
    type: fc.constantFrom("application/json", "text/html", "text/plain; charset=shift_jis", "nonsense"),
    body,
  });
  const outcomes = { read: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(malformed, async ({ call, status, type, body }) => {
      page.server.reply(
        call,
        () => new Response(status === 204 ? null : body, { status, headers: { "content-type": type } }),
      );
      const params = { id: 1, name: "profile", bank_code: "0001" };
      const outcome = await callAny(page.api, call, { params }).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ApiError);
      outcomes[outcome instanceof Error ? "refused" : "read"] += 1;
    }),
    { numRuns: 500 },
  );
  expect(outcomes.refused).toBeGreaterThan(250);
  // Many requests take long on a busy machine.
}, 120_000);
