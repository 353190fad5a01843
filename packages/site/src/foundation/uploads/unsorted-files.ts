import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { onePerSite } from "../site/one-per-site.ts";
import { useSite } from "../site/SiteProvider.tsx";

/** A picked file that is not assigned to a paper yet; it has not been uploaded. */
export interface UnsortedFile {
  readonly file: File;
  /** The place of the page at which it was chosen. */
  readonly at: string;
  /** The kind to upload it as; "" while it is unknown. */
  readonly box: string;
  /** A box was proposed; the user may have changed it. */
  readonly isFound?: boolean;
  /** Set by the user: later proposals from the file's text do not change it. */
  readonly isChosen?: boolean;
  readonly refusal?: string | undefined;
}

/** They survive when another tab's draft remounts the form. Emptied with the user. */
export const unsortedFilesOf = onePerSite(({ userData }) => {
  const store = createStore<readonly UnsortedFile[]>(() => []);
  userData.add({ forget: () => store.setState([], true) });
  return store;
});

/** Whether a file waits to be sorted; it would be missing from the entry. */
export const useHasUnsortedFile = () => useStore(unsortedFilesOf(useSite()), (files) => files.length > 0);
