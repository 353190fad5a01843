import type { noticesCopy } from "@kaitori/brand/copy/notices";
import { createStore, type StoreApi } from "zustand/vanilla";
import { keptValues } from "../forms/kept-values.ts";

/** Why somebody finds themselves on a page, in the words of the `notices` copy. */
export type Reason = keyof (typeof noticesCopy)["texts"];

type ShownNotice = { readonly reason: Reason; readonly shownOn: string | null } | null;

/** For the one page that is loaded next in this tab. */
const kept = keptValues("arrival", ["reason"]);

/** Says once, on arrival, why somebody was brought to a page; the next page does not repeat it. */
export interface ArrivalNotice {
  readonly store: StoreApi<ShownNotice>;
  /** For the page that comes next, or is just being opened. */
  say(reason: Reason): void;
  /** What is said stays said, though the page that comes next is loaded from the server. */
  outliveLoad(): void;
  /** A page is there: it shows the notice if it is the first since it was said. */
  arrivedAt(path: string): void;
}

export function createNotice(): ArrivalNotice {
  const store = createStore<ShownNotice>(() => null);
  const { reason: fromBefore } = kept.read();
  kept.forget();
  // Not from the beginning: a prerendered page says nothing yet.
  if (fromBefore !== undefined) store.setState({ reason: fromBefore as Reason, shownOn: null }, true);
  return {
    store,
    outliveLoad() {
      const standing = store.getState();
      if (standing?.shownOn === null) kept.write({ reason: standing.reason });
    },
    say: (reason) => store.setState({ reason, shownOn: null }, true),
    arrivedAt(path) {
      const standing = store.getState();
      if (standing === null || standing.shownOn === path) return;
      store.setState(standing.shownOn === null ? { ...standing, shownOn: path } : null, true);
    },
  };
}
