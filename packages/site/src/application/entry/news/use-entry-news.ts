import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { type Entry, listEntries } from "@kaitori/wire";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { readTime } from "#foundation/clock/clock.ts";
import { onUserActivity } from "#foundation/session/user-activity.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { entriesQuery } from "../entries-query.ts";
import { isFinished } from "../entry-phase.ts";

/** Revalidates the page and shows a toast when the status of one of its entries has changed (B8). */
export function useEntryNews(shownEntries: readonly Entry[]): void {
  const { api, server, toasts } = useSite();
  const { statusChanged } = useCopy(entryStatusCopy);
  const { revalidate } = useRevalidator();
  const checkForNews = useEffectEvent(async () => {
    // The user has not requested this update: failures are ignored.
    const currentEntries = await api
      .call(listEntries, entriesQuery(server, { finished: 0 }))
      .catch(() => shownEntries);
    const runningEntries = shownEntries.filter((entry) => !isFinished(entry));
    if (!hasStatusChanged(runningEntries, currentEntries)) return;
    await revalidate();
    toasts.show("notice", statusChanged);
  });
  useEffect(() => watchForNews(() => checkForNews()), []);
}

type ShownEntry = Pick<Entry, "id" | "status" | "cancelled_at" | "rejected_at"> & {
  readonly claims: readonly Pick<Entry["claims"][number], "id" | "status">[];
};

export function hasStatusChanged(
  shownEntries: readonly ShownEntry[],
  currentEntries: readonly ShownEntry[],
): boolean {
  const states = new Set(currentEntries.map(stateOf));
  return shownEntries.some((entry) => !states.has(stateOf(entry)));
}

const stateOf = ({ id, status, cancelled_at, rejected_at, claims }: ShownEntry) =>
  JSON.stringify([id, status, cancelled_at, rejected_at, ...claims.map((claim) => [claim.id, claim.status])]);

const minimumPauseMs = 60_000;

/** Not by a timer: each call extends the session, so the session of an open page would never expire. */
export function watchForNews(checkForNews: () => Promise<void>): () => void {
  let lastRequestAt = readTime();
  let isChecking = false;
  const checkOnce = async () => {
    if (isChecking || document.visibilityState !== "visible") return;
    isChecking = true;
    lastRequestAt = readTime();
    await checkForNews();
    isChecking = false;
  };
  const stopListening = onUserActivity(() => {
    if (readTime() - lastRequestAt >= minimumPauseMs) void checkOnce();
  });
  // Switching tabs hides the page; switching windows only takes the focus.
  document.addEventListener("visibilitychange", checkOnce);
  addEventListener("focus", checkOnce);
  return () => {
    stopListening();
    document.removeEventListener("visibilitychange", checkOnce);
    removeEventListener("focus", checkOnce);
  };
}
