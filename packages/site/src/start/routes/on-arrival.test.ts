import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { onArrival, rememberShown, type Shown } from "./on-arrival.ts";

test.each([
  { shown: undefined, at: "/entry/entry_invoice/", isAsked: true },
  { shown: "/entry/", at: "/entry/entry_invoice/?check", isAsked: true },
  { shown: "/entry/entry_invoice/", at: "/entry/entry_invoice/", isAsked: true },
  { shown: "/entry/entry_invoice/", at: "/entry/entry_invoice/?check", isAsked: false },
  { shown: "/entry/entry_invoice/?check", at: "/entry/entry_invoice/", isAsked: false },
])("A13a from $shown to $at the guards are asked: $isAsked", async ({ shown, at, isAsked }) => {
  const place: Shown = {};
  const to = (path: string) => {
    const url = new URL(path, "https://brand.example");
    return { request: new Request(url), context: new RouterContextProvider(), params: {}, url, pattern: "" };
  };
  if (shown) await rememberShown(place)(to(shown), async () => undefined);
  const guard = vi.fn();
  await onArrival(guard, place)(to(at), async () => undefined);
  expect(guard).toHaveBeenCalledTimes(isAsked ? 1 : 0);
});
