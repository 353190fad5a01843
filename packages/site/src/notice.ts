import type { noticesCopy } from "@kaitori/brand/copy/notices";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Why somebody finds themselves on a page, in the words of the `notices` copy. */
export type Reason = keyof (typeof noticesCopy)["texts"];

type Standing = { readonly reason: Reason; readonly shownOn: string | null } | null;

const storageKey = "arrival-notice";

/** Of this tab, for one page. Storage that is forbidden keeps nothing, and nothing is said. */
const kept = {
  keep(reason: Reason) {
    try {
      sessionStorage.setItem(storageKey, reason);
    } catch {}
  },
  take(): Reason | null {
    try {
      const reason = sessionStorage.getItem(storageKey) as Reason | null;
      sessionStorage.removeItem(storageKey);
      return reason;
    } catch {
      return null;
    }
  },
};

/** Says once, on arrival, why somebody was brought to a page; the next page does not repeat it. */
export interface ArrivalNotice {
  readonly store: StoreApi<Standing>;
  /** For the page that comes next, or is just being opened. */
  say(reason: Reason): void;
  /** What is said stays said, though the page that comes next is loaded from the server. */
  outliveLoad(): void;
  /** A page is there: it shows the notice if it is the first since it was said. */
  arrivedAt(path: string): void;
}

export function createNotice(): ArrivalNotice {
  const store = createStore<Standing>(() => null);
  const fromBefore = kept.take();
  // Not from the beginning: a prerendered page says nothing yet.
  if (fromBefore) store.setState({ reason: fromBefore, shownOn: null }, true);
  return {
    store,
    outliveLoad() {
      const standing = store.getState();
      if (standing?.shownOn === null) kept.keep(standing.reason);
    },
    say: (reason) => store.setState({ reason, shownOn: null }, true),
    arrivedAt(path) {
      const standing = store.getState();
      if (standing === null || standing.shownOn === path) return;
      store.setState(standing.shownOn === null ? { ...standing, shownOn: path } : null, true);
    },
  };
}
