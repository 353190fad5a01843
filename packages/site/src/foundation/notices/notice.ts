import type { noticesCopy } from "@kaitori/brand/copy/notices";
import { createStore } from "zustand/vanilla";
import { storedValues } from "../forms/stored-values.ts";

/** The reason of a redirect: a key of the `notices` copy. */
export type Reason = keyof (typeof noticesCopy)["texts"];

type ShownNotice = {
  readonly reason: Reason;
  /** Further texts, from the address of the page. */
  readonly texts: readonly string[];
  readonly shownOn: string | null;
} | null;

/** Kept in session storage for the next load in this tab. */
const storedNotice = storedValues("notice", ["reason"]);

export type PageNotice = ReturnType<typeof createNotice>;

/** Tells the user once why they were redirected to a page; the next page does not repeat it. */
export function createNotice() {
  const store = createStore<ShownNotice>(() => null);
  const { reason: storedReason } = storedNotice.read();
  storedNotice.forget();
  // Not during the first render, because the prerendered page has no notice.
  if (storedReason !== undefined)
    store.setState({ reason: storedReason as Reason, texts: [], shownOn: null }, true);
  return {
    store,
    /** Keeps a notice when the next page is loaded from the server. */
    keepForNextLoad(): void {
      const shownNotice = store.getState();
      if (shownNotice?.shownOn === null) storedNotice.write({ reason: shownNotice.reason });
    },
    announce: (reason: Reason, texts: readonly string[] = []): void =>
      store.setState({ reason, texts, shownOn: null }, true),
    /** To be called by each page: it shows the notice if it is the first page since `announce`. */
    onPageShown(path: string): void {
      const shownNotice = store.getState();
      if (shownNotice === null || shownNotice.shownOn === path) return;
      store.setState(shownNotice.shownOn === null ? { ...shownNotice, shownOn: path } : null, true);
    },
  };
}
