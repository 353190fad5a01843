import { deskCalls } from "@kaitori/desk";
import { allCalls } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { serverOfFile } from "../../testing/server-with-desk.ts";

const { server, client } = await serverOfFile({});

const deskPage = async () => (await server.app.fetch(new Request("http://desk.localhost:4100/desk/"))).text();

/** The calls and records of a page; a schema within them has no name. */
const shown = (page: string) => [...page.matchAll(/<details id="(\w+)"/g)].map(([, id]) => id);

test("R7.10 the page has every call and every record, and is made once", async () => {
  const making = vi.spyOn(JSON, "stringify");
  const page = await (await client().fetch("/api/")).text();
  expect(shown(page)).toEqual(expect.arrayContaining([...Object.keys(allCalls), "CurrentUser"]));
  making.mockClear();
  expect(await (await client().fetch("/api/?anything")).text()).toBe(page);
  expect(making).not.toHaveBeenCalled();
  making.mockRestore();
});

test("R7.10 the desk's page has every call of it, at the desk's host alone", async () => {
  expect(shown(await deskPage())).toEqual(expect.arrayContaining(Object.keys(deskCalls)));
  expect((await client().fetch("/desk/")).status).toBe(404);
});
