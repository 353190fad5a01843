import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReloader } from "./reloader.ts";

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("location", {
    pathname: "/profile/",
    search: "",
    hash: "#name",
    reload: () => told.push("reload"),
    assign: (address: string) => told.push(`assign ${address}`),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("R3.9 what is not saved yet is saved before a reload, and a keeper that fails stops nothing", async () => {
  const reloader = createReloader();
  reloader.keepBefore(async () => void told.push("kept"));
  reloader.keepBefore(() => Promise.reject(new Error("out of reach")));
  reloader.keepBefore(() => void told.push("taken back"))();
  await reloader.reload();
  expect(told).toEqual(["kept", "reload"]);
});

test("R7.9 D7.9 one reload per target version, also while two versions answer in turn", async () => {
  for (const version of ["2", "1", "2", "1", "2"]) await createReloader().reloadOnceFor(`server ${version}`);
  expect(told).toEqual(["reload", "reload"]);
});

test.each([
  ["/mypage/", "assign /mypage/"],
  ["/profile/#name", "reload"],
])("R8.12 to %s: %s", async (address, done) => {
  await createReloader().load(address);
  expect(told).toEqual([done]);
});
