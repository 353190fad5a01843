import { expect, test, vi } from "vitest";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { findPageHead, setPrerenderedPath } from "./page-data.ts";

const brand = { copy: {}, settings: { serviceName: "茜ファクタリング" } } as RuntimeBrand;
const paths = ["/policy/once", "/is not there", "/is malformed", "/is out of reach", "/policy/metadata"];
const metadata = {
  id: "b1",
  routes: [{ path: "/mypage" }, ...paths.map((path) => ({ path, payload: `builds/pages/b1${path}.json` }))],
};
const payload = { title: "規約｜茜", description: "規約です。" };

/** Simulates a build whose metadata has the path of each page's payload. */
function visit(answer: () => Response | Promise<never>, { build = "b1" as string | null } = {}) {
  const requests: string[] = [];
  vi.stubGlobal("document", { querySelector: () => (build === null ? null : { content: build }) });
  vi.stubGlobal("fetch", async (file: string) => {
    requests.push(file);
    return file.startsWith("/builds/meta/") ? Response.json(metadata) : answer();
  });
  return requests;
}

test("R7.7 a prerendered page takes its head from its payload, requested once", async () => {
  const requests = visit(() => Response.json(payload));
  const row = { path: "/policy/once", page: "terms", prerender: true } as const;
  expect(await findPageHead(brand, row)).toEqual(payload);
  expect(await findPageHead(brand, row)).toEqual(payload);
  expect(requests).toEqual(["/builds/meta/b1.json", "/builds/pages/b1/policy/once.json"]);
});

test.each([
  ["is not there", () => new Response("", { status: 404 })],
  ["is malformed", () => Response.json({ title: 1 })],
  ["is out of reach", () => Promise.reject(new TypeError("Failed to fetch"))],
])("R7.7 if a payload %s, the head comes from the copy", async (fault, answer) => {
  visit(answer);
  const head = await findPageHead(brand, { path: `/${fault}`, page: "terms", prerender: true });
  expect(head.title).toBe("利用規約｜茜ファクタリング");
});

test.each([
  ["of a user", { build: "b1" }, undefined],
  ["served from source", { build: null }, true],
] as const)("R7.7 no payload is requested for a page %s", async (_what, page, prerender) => {
  const requests = visit(() => Response.json(payload), page);
  await findPageHead(brand, { path: "/mypage", page: "mypage", ...(prerender && { prerender }) });
  expect(requests).toEqual([]);
});

test("R7.7 the path of a payload comes from the route metadata of the build", async () => {
  const requests = visit(() => Response.json(payload), { build: "b2" });
  const row = { path: "/policy/metadata", page: "terms", prerender: true } as const;
  expect(await findPageHead(brand, row)).toEqual(payload);
  expect(requests).toEqual(["/builds/meta/b2.json", "/builds/pages/b1/policy/metadata.json"]);
});

test("R7.7 a page outside the metadata has no payload", async () => {
  const requests = visit(() => Response.json(payload), { build: "b3" });
  const head = await findPageHead(brand, { path: "/policy/new", page: "terms", prerender: true });
  expect(head.title).toBe("利用規約｜茜ファクタリング");
  expect(requests).toEqual(["/builds/meta/b3.json"]);
});

test("R7.7 D7.7 the first page contains its head; its payload is requested only on a return", async () => {
  const requests = visit(() => Response.json(payload), { build: "b4" });
  Object.assign(document, { title: "規約" });
  setPrerenderedPath("/policy/once");
  const row = { path: "/policy/once", page: "terms", prerender: true } as const;
  expect(await findPageHead(brand, row)).toMatchObject({ title: "規約" });
  expect(requests).toEqual([]);
  await findPageHead(brand, row);
  expect(requests).toEqual(["/builds/meta/b4.json"]);
});
