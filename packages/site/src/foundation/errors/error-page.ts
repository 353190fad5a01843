import type { ApiError } from "@kaitori/api-client";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { useCopy } from "#parts/brand/use-copy.ts";

type TitleKey = Extract<
  keyof (typeof specificationCopy)["texts"],
  "notFoundTitle" | "serverErrorTitle" | "sessionExpiredTitle" | "otherErrorTitle"
>;
export type ErrorPage = { readonly title: TitleKey; readonly code: number };

/** Used if an error has no status (R2.16). */
const noCode = 999;
/** An application error of the page itself (R2.18). */
export const clientErrorStatus = 599;

export function errorPageOf(status: number | undefined): ErrorPage {
  const code = status ?? noCode;
  if (code === 404) return { title: "notFoundTitle", code };
  if (code >= 500 && code <= 599) return { title: "serverErrorTitle", code };
  if (code >= 400 && code <= 403) return { title: "sessionExpiredTitle", code };
  return { title: "otherErrorTitle", code };
}

export const serverSentenceOf = ({ status, sentence }: ApiError) =>
  errorPageOf(status).title === "notFoundTitle" ? undefined : sentence;

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
