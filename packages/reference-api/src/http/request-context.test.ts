import { expect, test } from "vitest";
import { testBrands, testServer } from "../testing/test-server.ts";

const { client } = await testServer({});

const mismatch = { status: 403, body: { detail: "CSRF tokens do not match" } };
const ownOrigin = "http://test-brand.localhost:4100";

async function newBrowser() {
  const browser = client();
  await browser.fetch("/api/system_settings/supress_entries/");
  return browser;
}

test.each([
  { name: "its own token", token: undefined, origin: ownOrigin, passes: true },
  { name: "no origin, as from a program", token: undefined, origin: undefined, passes: true },
  { name: "no token", token: "", origin: ownOrigin, passes: false },
  { name: "a made-up token", token: "A".repeat(43), origin: ownOrigin, passes: false },
  { name: "a foreign origin", token: undefined, origin: "https://evil.example", passes: false },
  {
    name: "another brand's origin",
    token: undefined,
    origin: "http://companies.localhost:4100",
    passes: false,
  },
  { name: "the origin null", token: undefined, origin: "null", passes: false },
  {
    name: "the host on another port",
    token: undefined,
    origin: "http://test-brand.localhost:9",
    passes: false,
  },
])("R7.2 R8.2 a request with $name is accepted: $passes", async ({ token, origin, passes }) => {
  const browser = await newBrowser();
  const answer = await browser.call("requestPasswordReset", {
    body: { email: "somebody@example.jp" },
    headers: { ...(token === undefined ? {} : { "x-csrftoken": token }), ...(origin ? { origin } : {}) },
  });
  if (passes) expect(answer.status).toBe(204);
  else expect(answer).toMatchObject(mismatch);
});

test("R7.2 the token of another browser is refused", async () => {
  const [one, other] = [await newBrowser(), await newBrowser()];
  const stolen = one.cookies.get("csrftoken") ?? "";
  expect(await other.call("me", { headers: { "x-csrftoken": stolen } })).toMatchObject(mismatch);
});

test("R8.2 after a mismatch the browser has a valid token", async () => {
  const browser = await newBrowser();
  browser.cookies.set("csrftoken", "stale");
  expect(await browser.call("me")).toMatchObject(mismatch);
  expect(await browser.call("me")).toMatchObject({ status: 403, body: { detail: "ログインしていません。" } });
});

const brandsWithApiHost = testBrands.slice(0, 1).map((brand) => ({
  ...brand,
  settings: { ...brand.settings, hosts: ["www.brand.example"], apiHost: "https://api.brand.example" },
}));
const { server } = await testServer({}, { brands: brandsWithApiHost });

const send = (method: string, origin: string) =>
  server.app.fetch(
    new Request("https://api.brand.example/api/system_settings/supress_entries/", {
      method,
      headers: { origin },
    }),
  );

test("R7.2 the brand's site may call its API host and gets the token in a header", async () => {
  const { status, headers } = await send("GET", "https://www.brand.example");
  expect(status).toBe(200);
  expect(headers.get("access-control-allow-origin")).toBe("https://www.brand.example");
  expect(headers.get("access-control-allow-credentials")).toBe("true");
  for (const name of ["x-csrftoken", "x-kaitori-level", "retry-after", "date"])
    expect(headers.get("access-control-expose-headers")).toContain(name);
  expect(headers.get("x-csrftoken")).toMatch(/^[\w-]{43}$/);
});

test("R7.2 a preflight is allowed only for the brand's site", async () => {
  const site = await send("OPTIONS", "https://www.brand.example");
  expect(site.status).toBe(204);
  expect(site.headers.get("access-control-allow-headers")).toContain("x-csrftoken");
  const other = await send("OPTIONS", "https://evil.example");
  expect(other.headers.get("access-control-allow-origin")).toBeNull();
  expect(other.headers.get("access-control-allow-headers")).toBeNull();
});

test("R7.2 a page of another origin gets neither permission nor token", async () => {
  const { headers } = await send("GET", "https://evil.example");
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("x-csrftoken")).toBeNull();
});
