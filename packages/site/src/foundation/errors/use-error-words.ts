import { errorsCopy } from "@kaitori/brand/copy/errors";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { useCopy } from "#parts/brand/use-copy.ts";
import { errorPageOf } from "./error-page.ts";

export function useErrorWords(status: number | undefined): { title: string; note: string } {
  const fixed = useCopy(specificationCopy);
  const words = useCopy(errorsCopy);
  const { title, code } = errorPageOf(status);
  return {
    notFoundTitle: { title: fixed.notFoundTitle, note: words.notFoundNote },
    serverErrorTitle: { title: fixed.serverErrorTitle({ code }), note: words.serverErrorNote },
    sessionExpiredTitle: { title: fixed.sessionExpiredTitle({ code }), note: fixed.sessionExpiredNote },
    otherErrorTitle: { title: fixed.otherErrorTitle({ code }), note: words.otherNote },
  }[title];
}
