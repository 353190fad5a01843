import {
  type CallDefinition,
  type CurrentUser,
  type Entry,
  getEntry,
  listEntries,
  login,
  type logout,
  me,
  searchBanks,
  uploadFile,
} from "@kaitori/wire";
import { expectTypeOf, test } from "vitest";
import type { ApiClient } from "./client.ts";

declare const api: ApiClient;

/** Never called; the compiler checks it. */
export const checkedByTheCompiler = () => {
  api.call(me);
  api.call(listEntries, { timeout: 5_000 });
  api.call(getEntry, { params: { id: 1 } });
  api.call(searchBanks, { query: { name: "みずほ" } });
  api.call(login, { body: { email: "", password: "" } });
  // @ts-expect-error an entry has an id
  api.call(getEntry);
  api.call(getEntry, { params: { id: "0193f2c7-8a" } });
  // @ts-expect-error the id is a number or a text
  api.call(getEntry, { params: { id: null } });
  // @ts-expect-error a login needs a password
  api.call(login, { body: { email: "" } });
  // @ts-expect-error a search needs a name
  api.call(searchBanks, { query: {} });
  // @ts-expect-error files are sent by an upload option
  api.call(uploadFile, { body: { kind: "pl" } });
};

type Answer<Call extends CallDefinition> = Awaited<ReturnType<typeof api.call<Call>>>;

test("the compiler checks options and results of a call", () => {
  expectTypeOf<NonNullable<Answer<typeof me>>>().toExtend<CurrentUser>();
  expectTypeOf<Answer<typeof getEntry>>().toEqualTypeOf<Entry>();
  expectTypeOf<Answer<typeof logout>>().toEqualTypeOf<undefined>();
});
