import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { onPageChange, rememberShown, type ShownPage } from "./on-page-change.ts";

test.each([
  { shown: undefined, at: "/entry/entry_invoice/", isAsked: true },
  { shown: "/entry/", at: "/entry/entry_invoice/?check", isAsked: true },
  { shown: "/entry/entry_invoice/", at: "/entry/entry_invoice/", isAsked: true },
  { shown: "/entry/entry_invoice/", at: "/entry/entry_invoice/?check", isAsked: false },
  { shown: "/entry/entry_invoice/?check", at: "/entry/entry_invoice/", isAsked: false },
])("from $shown to $at the guards run: $isAsked", async ({ shown: shownPath, at, isAsked }) => {
  const place: ShownPage = {};
  const to = (path: string) => {
    const url = new URL(path, "https://brand.example");
    return { request: new Request(url), context: new RouterContextProvider(), params: {}, url, pattern: "" };
  };
  if (shownPath) await rememberShown(place)(to(shownPath), async () => undefined);
  const guard = vi.fn();
  await onPageChange(guard, place)(to(at), async () => undefined);
  expect(guard).toHaveBeenCalledTimes(isAsked ? 1 : 0);
});
