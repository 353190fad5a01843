import { beforeEach, expect, test, vi } from "vitest";
import { storageInMemory } from "#testing/storage-in-memory.ts";
import { createReloader, reloadOnNewVersion } from "./reloader.ts";

const events: string[] = [];

beforeEach(() => {
  events.length = 0;
  vi.stubGlobal("sessionStorage", storageInMemory());
  vi.stubGlobal("location", {
    pathname: "/profile/",
    search: "",
    hash: "#name",
    reload: () => events.push("reload"),
    assign: (address: string) => events.push(`assign ${address}`),
  });
});
test("R3.9 unsaved input is saved before a reload; a failed save does not prevent the reload", async () => {
  const reloader = createReloader();
  reloader.onBeforeReload(async () => void events.push("saved"));
  reloader.onBeforeReload(() => Promise.reject(new Error("out of reach")));
  reloader.onBeforeReload(() => void events.push("unregistered"))();
  await reloader.reload();
  expect(events).toEqual(["saved", "reload"]);
});

test("R7.9 D7.9 a changed server version reloads the page", () => {
  const reloadOnceFor = vi.fn(async () => undefined);
  const onVersion = reloadOnNewVersion({ reloadOnceFor });
  onVersion("1-0.1.0");
  onVersion("1-0.1.0");
  expect(reloadOnceFor).not.toHaveBeenCalled();
  onVersion("2-0.2.0");
  expect(reloadOnceFor).toHaveBeenCalledWith("server 2-0.2.0");
});

test("R7.9 D7.9 each version reloads the page only once, even if two versions answer in turn", async () => {
  for (const version of ["2", "1", "2", "1", "2"]) await createReloader().reloadOnceFor(`server ${version}`);
  expect(events).toEqual(["reload", "reload"]);
});

test.each([
  ["/mypage/", "assign /mypage/"],
  ["/profile/#name", "reload"],
])("R8.12 loading %s calls: %s", async (address, steps) => {
  await createReloader().load(address);
  expect(events).toEqual([steps]);
});
