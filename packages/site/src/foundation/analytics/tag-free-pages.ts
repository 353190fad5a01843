import { type PagePath, pagePaths } from "@kaitori/domain";

/**
 * Pages for personal data, documents, identity and signature: third-party scripts never run there. The server sends
 * these pages a policy that blocks them; from a page on which such a script runs they are opened with a full page
 * load.
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

export const isTagFree = (path: string): boolean => tagFreePages.some((page) => page === path);
