import type { noticesCopy } from "@kaitori/brand/copy/notices";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Why somebody finds themselves on a page, in the words of the `notices` copy. */
export type Reason = keyof (typeof noticesCopy)["texts"];

type Standing = { readonly reason: Reason; readonly shownOn: string | null } | null;

/** Says once, on arrival, why somebody was brought to a page; the next page does not repeat it. */
export interface ArrivalNotice {
  readonly store: StoreApi<Standing>;
  /** For the page that comes next, or is just being opened. */
  say(reason: Reason): void;
  /** A page is there: it shows the notice if it is the first since it was said. */
  arrivedAt(path: string): void;
}

export function createNotice(): ArrivalNotice {
  const store = createStore<Standing>(() => null);
  return {
    store,
    say: (reason) => store.setState({ reason, shownOn: null }, true),
    arrivedAt(path) {
      const standing = store.getState();
      if (standing === null || standing.shownOn === path) return;
      store.setState(standing.shownOn === null ? { ...standing, shownOn: path } : null, true);
    },
  };
}
