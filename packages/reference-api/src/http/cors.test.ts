import { expect, test } from "vitest";
import { testBrands } from "../testing/test-brands.ts";
import { testServer } from "../testing/test-server.ts";

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
