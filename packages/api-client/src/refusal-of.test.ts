import { activateAccount, type Codes, DraftEntry, exampleOf, putDraftEntry } from "@kaitori/wire";
import * as v from "valibot";
import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest";
import { refusalOf } from "./error-of.ts";
import { openPage, type Page } from "./testing/page.ts";

let page: Page;
beforeAll(async () => {
  page = await openPage("same origin");
});
afterAll(() => page.server.close());

const current = v.parse(DraftEntry, exampleOf(DraftEntry));
const write = () => page.api.call(putDraftEntry, { body: { version: 4 } }).catch((error: unknown) => error);

test("B3 the refusal of a stale draft contains the current one", async () => {
  page.server.reply(putDraftEntry, (context) =>
    context.json({ detail: "別の画面で更新されています。", current }, 409),
  );
  const refusal = refusalOf(putDraftEntry, 409, await write());
  expectTypeOf(refusal).toEqualTypeOf<
    { detail: string; current: DraftEntry; codes?: Codes | undefined } | undefined
  >();
  expect(refusal).toEqual({ detail: "別の画面で更新されています。", current });
});

test("refusalOf is undefined for another error, another status and a mismatch", async () => {
  page.server.reply(putDraftEntry, (context) => context.json({ detail: "x", current }, 503));
  expect(refusalOf(putDraftEntry, 409, await write())).toBeUndefined();
  page.server.reply(putDraftEntry, (context) => context.json({ detail: "x", current: {} }, 409));
  const error = await write();
  expect(refusalOf(putDraftEntry, 409, error)).toBeUndefined();
  expect(refusalOf(activateAccount, 410, error)).toBeUndefined();
  expect(refusalOf(putDraftEntry, 409, new Error("x"))).toBeUndefined();
});
