import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { onPageChange, recordShownPage, type ShownPage } from "./on-page-change.ts";

test.each([
  { from: undefined, to: "/entry/entry_invoice/", isRun: true },
  { from: "/entry/", to: "/entry/entry_invoice/?check", isRun: true },
  { from: "/entry/entry_invoice/", to: "/entry/entry_invoice/", isRun: true },
  { from: "/entry/entry_invoice/", to: "/entry/entry_invoice/?check", isRun: false },
  { from: "/entry/entry_invoice/?check", to: "/entry/entry_invoice/", isRun: false },
])("from $from to $to the guards run: $isRun", async ({ from, to, isRun }) => {
  const shownPage: ShownPage = {};
  const open = (path: string) => {
    const url = new URL(path, "https://brand.example");
    return { request: new Request(url), context: new RouterContextProvider(), params: {}, url, pattern: "" };
  };
  if (from) await recordShownPage(shownPage)(open(from), async () => undefined);
  const guard = vi.fn();
  await onPageChange(guard, shownPage)(open(to), async () => undefined);
  expect(guard).toHaveBeenCalledTimes(isRun ? 1 : 0);
});
