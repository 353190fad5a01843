import { errorsCopy } from "@kaitori/brand/copy/errors";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { useCopy } from "#parts/brand/use-copy.ts";
import { errorPageOf } from "./error-page.ts";

export function useErrorWords(status: number | undefined): { title: string; note: string } {
  const specified = useCopy(specificationCopy);
  const words = useCopy(errorsCopy);
  const { title, code } = errorPageOf(status);
  return {
    notFoundTitle: { title: specified.notFoundTitle, note: words.notFoundNote },
    serverErrorTitle: { title: specified.serverErrorTitle({ code }), note: words.serverErrorNote },
    sessionExpiredTitle: {
      title: specified.sessionExpiredTitle({ code }),
      note: specified.sessionExpiredNote,
    },
    otherErrorTitle: { title: specified.otherErrorTitle({ code }), note: words.otherNote },
  }[title];
}
