import type { routes } from "../routes/table.ts";

type PagePath = (typeof routes)[number]["path"];

/**
 * Where people write about themselves, give papers, prove who they are and sign: no script of somebody else ever runs
 * there. The server sends these pages a policy that lets none through, and a page on which one runs is left for them by
 * loading anew.
 */
export const tagFreePages: readonly PagePath[] = [
  "/register/pre_entry",
  "/pre_entry/result",
  "/register/profile",
  "/profile",
  "/profile/before_entry",
  "/entry",
  "/entry/withdrawal_details",
  "/entry/entry_invoice",
  "/entry/detail/:entryId",
  "/entry/resubmit/:entryId",
  "/entry/contract/:entryId",
  "/entry/contract/complete",
  "/entry/:entryId/factoring_service_agreement",
];

/** By its row in the route table. */
export const isTagFree = (path: string): boolean => tagFreePages.some((page) => page === path);
