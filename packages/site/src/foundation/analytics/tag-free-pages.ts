import { type PagePath, pagePaths } from "@kaitori/domain";

/**
 * Pages for personal data, documents, identity and signature: no third-party script ever runs
 * there. The server sends these pages a policy that lets none through, and a page on which one runs is left for them by
 * loading anew.
 */
export const tagFreePages: readonly PagePath[] = [
  pagePaths.preEntry,
  pagePaths.preEntryResult,
  pagePaths.registerProfile,
  pagePaths.profile,
  pagePaths.profileBeforeEntry,
  pagePaths.entry,
  pagePaths.withdrawalDetails,
  pagePaths.entryInvoice,
  pagePaths.entryDetail,
  pagePaths.entryResubmit,
  pagePaths.entryContract,
  pagePaths.entryContractComplete,
  pagePaths.agreement,
];

/** By its row in the route table. */
export const isTagFree = (path: string): boolean => tagFreePages.some((page) => page === path);
