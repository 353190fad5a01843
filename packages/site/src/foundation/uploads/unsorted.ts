import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { onePerSite } from "../site/one-per-site.ts";
import { useSite } from "../site/SiteProvider.tsx";

/** A file that was chosen among several, before somebody has said which paper it is: nothing of it has been sent. */
export interface UnsortedFile {
  readonly file: File;
  /** The place of the page at which it was chosen. */
  readonly at: string;
  /** The kind as which it is to be sent; blank while it is not known. */
  readonly box: string;
  /** A box was proposed, whatever somebody has made of it. */
  readonly isFound?: boolean;
  /** Somebody has said it: what is read out of the file later changes nothing. */
  readonly isChosen?: boolean;
  readonly refusal?: string | undefined;
}

/** They outlive the form that a draft of another tab makes anew. Emptied with the user. */
export const unsortedOf = onePerSite(({ userData }) => {
  const store = createStore<readonly UnsortedFile[]>(() => []);
  userData.add({ forget: () => store.setState([], true) });
  return store;
});

/** Whether a file waits to be sorted: left alone it would be missing, and nobody would know. */
export const useHasUnsortedFile = () => useStore(unsortedOf(useSite()), (files) => files.length > 0);
