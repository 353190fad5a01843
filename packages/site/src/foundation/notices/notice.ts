import type { noticesCopy } from "@kaitori/brand/copy/notices";
import { createStore } from "zustand/vanilla";
import { storedValues } from "../forms/use-stored-values.ts";

/** The reason of a redirect: a key of the `notices` copy. */
export type Reason = keyof (typeof noticesCopy)["texts"];

type ShownNotice = {
  readonly reason: Reason;
  /** Messages from the hash of the URL, below the text of the reason. */
  readonly texts: readonly string[];
  readonly shownAtPath: string | null;
} | null;

const storedNotice = storedValues("notice", ["reason"]);

export type PageNotice = ReturnType<typeof createNotice>;

/** Explains a redirect on the page that the user reaches; the page after it shows no notice. */
export function createNotice() {
  const store = createStore<ShownNotice>(() => null);
  const { reason: storedReason } = storedNotice.read();
  storedNotice.forget();
  // Not during the first render, because the prerendered page has no notice.
  if (storedReason !== undefined)
    store.setState({ reason: storedReason as Reason, texts: [], shownAtPath: null }, true);
  return {
    store,
    /** Stores a notice that is not shown yet, before a full page load. */
    storeForNextLoad(): void {
      const shownNotice = store.getState();
      if (shownNotice?.shownAtPath === null) storedNotice.write({ reason: shownNotice.reason });
    },
    announce: (reason: Reason, texts: readonly string[] = []): void =>
      store.setState({ reason, texts, shownAtPath: null }, true),
    /** To be called by each page: it shows the notice if it is the first page since `announce`. */
    onPageShown(path: string): void {
      const shownNotice = store.getState();
      if (shownNotice === null || shownNotice.shownAtPath === path) return;
      store.setState(shownNotice.shownAtPath === null ? { ...shownNotice, shownAtPath: path } : null, true);
    },
  };
}
