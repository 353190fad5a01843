import { deskCalls } from "@kaitori/desk";
import { afterAll, expect, test } from "vitest";
import { createTestServer } from "../../testing/create-test-server.ts";

const { server, client, close } = await createTestServer();
afterAll(close);

const apiAt = async (query: string) => (await client().fetch(`/api/${query}`)).text();
const deskAt = async (query: string) =>
  (await server.app.fetch(new Request(`http://desk.localhost:4100/desk/${query}`))).text();

/** Of the calls and records that a page shows; a schema within them has no name. */
const shown = (page: string) => [...page.matchAll(/<details id="(\w+)"/g)].map(([, id]) => id);

test.each([
  { by: "a word of its name", search: "cancel", first: "cancelEntry" },
  { by: "its address, whatever stands in it", search: "POST entries/{id}/cancel", first: "cancelEntry" },
  { by: "a field of its body", search: "business_summary", first: "updateProfile" },
  { by: "its method and a field", search: "post desired purpose", first: "createEntry" },
])("R7.10 a call is found by $by", async ({ search, first }) => {
  const found = shown(await apiAt(`?search=${encodeURIComponent(search)}`));
  expect(found).toContain(first);
  expect(found.length).toBeLessThan(shown(await apiAt("")).length);
});

test("R7.10 a name comes before what only mentions it, and what is alone is open", async () => {
  expect(shown(await apiAt("?search=searchBanks"))[0]).toBe("searchBanks");
  const alone = await apiAt("?search=cancelEntry");
  expect(alone).toContain('<details id="cancelEntry" open>');
  expect(alone).toContain("1 calls, 0 records");
});

test("R7.10 what nobody answers to is said, and what was typed stays text", async () => {
  const page = await apiAt(`?search=${encodeURIComponent('"><b>nothing')}`);
  expect(shown(page)).toEqual([]);
  expect(page).toContain("0 calls, 0 records");
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;nothing"');
});

test("R7.10 the desk's page has every call of it, with search, at the desk's host alone", async () => {
  expect(shown(await deskAt(""))).toEqual(expect.arrayContaining(Object.keys(deskCalls)));
  expect(shown(await deskAt("?search=hand-over"))[0]).toMatch(/hand-over|handOver/i);
  expect((await client().fetch("/desk/")).status).toBe(404);
});
