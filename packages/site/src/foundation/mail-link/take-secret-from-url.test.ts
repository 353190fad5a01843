import { beforeEach, expect, test, vi } from "vitest";
import { takeSecretFromUrl } from "./take-secret-from-url.ts";

const page = "http://akane.localhost/profile/password/reset/reset/$";
let address: URL;
let state: unknown;

beforeEach(() => {
  state = { idx: 0 };
  vi.stubGlobal("history", {
    get state() {
      return state;
    },
    replaceState(next: unknown, _: string, url: URL) {
      state = next;
      address = url;
    },
  });
  vi.stubGlobal("location", {
    get pathname() {
      return address.pathname;
    },
  });
  address = new URL(`${page}?uid=7&token=secret`);
});

test("the token is removed from the address, other keys stay", () => {
  expect(takeSecretFromUrl({ url: address.href }, "token")).toBe("secret");
  expect(address.search).toBe("?uid=7&token=-");
  expect(state).toMatchObject({ idx: 0 });
});

test("after a reload the token is read from the history entry", () => {
  takeSecretFromUrl({ url: address.href }, "token");
  expect(takeSecretFromUrl({ url: address.href }, "token")).toBe("secret");
});

test("an address copied afterwards has no token", () => {
  expect(takeSecretFromUrl({ url: `${page}?uid=7&token=-` }, "token")).toBeNull();
});

test("an address without the key has no token", () => {
  expect(takeSecretFromUrl({ url: page }, "token")).toBeNull();
});

test("the address of another page stays unchanged", () => {
  address = new URL("http://akane.localhost/");
  expect(takeSecretFromUrl({ url: `${page}?token=secret` }, "token")).toBe("secret");
  expect(address.pathname).toBe("/");
});
