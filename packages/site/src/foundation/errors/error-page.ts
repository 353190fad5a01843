import type { ApiError } from "@kaitori/api-client";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { useCopy } from "#parts/brand/use-copy.ts";

type TitleKey = Extract<
  keyof (typeof specificationCopy)["texts"],
  "notFoundTitle" | "serverErrorTitle" | "sessionExpiredTitle" | "otherErrorTitle"
>;
export type ErrorPage = { readonly title: TitleKey; readonly code: number };

/** The code shown for an error without a status (R2.16). */
const codeWithoutStatus = 999;
/** Stands for an error in the site's own code (R2.18). */
export const clientErrorStatus = 599;

export function errorPageOf(status: number | undefined): ErrorPage {
  const code = status ?? codeWithoutStatus;
  if (code === 404) return { title: "notFoundTitle", code };
  if (code >= 500 && code <= 599) return { title: "serverErrorTitle", code };
  if (code >= 400 && code <= 403) return { title: "sessionExpiredTitle", code };
  return { title: "otherErrorTitle", code };
}

/** The sentence of the server's answer, which a 404 page does not show. */
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
