import { expect, test, vi } from "vitest";
import { createPreloader } from "#foundation/preload/preloader.ts";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { pagesToFetch } from "./rows-of-brand.ts";
import { routes } from "./table.ts";

const brand = { copy: {}, settings: { serviceName: "茜" } } as RuntimeBrand;

test("R9.6 R7.7 a page under the pointer is fetched once with its payload; an unknown path is not", async () => {
  const requests: string[] = [];
  vi.stubGlobal("document", { querySelector: () => ({ content: "on-intent" }) });
  vi.stubGlobal("fetch", async (file: string) => {
    requests.push(file);
    const routes = [{ path: "/terms", payload: "builds/pages/on-intent/terms.json" }];
    return Response.json(
      file.startsWith("/builds/meta/") ? { routes } : { title: "t", description: "d", content: {} },
    );
  });
  const terms = routes.find(({ path }) => path === "/terms");
  const screen = vi.spyOn(terms as { screen: () => Promise<unknown> }, "screen").mockResolvedValue({});
  const preloader = createPreloader(pagesToFetch(brand));
  for (const path of ["/terms/", "/terms", "/nowhere/"]) preloader.fetchPage(path);
  await vi.waitFor(() =>
    expect(requests).toEqual(["/builds/meta/on-intent.json", "/builds/pages/on-intent/terms.json"]),
  );
  expect(screen).toHaveBeenCalledTimes(1);
});
