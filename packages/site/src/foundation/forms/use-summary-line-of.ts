import { issuesCopy } from "@kaitori/brand/copy/issues";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The label of a field; if labels repeat on the page, `part` with the label of its group, `whole`. */
export type NameOf = (path: string) => string | { readonly whole: string; readonly part: string } | undefined;

export const namesByPath =
  (names: Readonly<Record<string, string>>): NameOf =>
  (path) =>
    names[path];

/** The line of the error summary for a message about the field at `path`. */
export type SummaryLineOf = (path: string, message: string, code?: string) => string;

/** Prefixes the field name unless the message contains it; empty fields have their own sentence. */
export function useSummaryLineOf(nameOf: NameOf): SummaryLineOf {
  const words = useCopy(issuesCopy);
  const emptySentence = useEmptySentence();
  return (path, message, code) => {
    const fieldName = nameOf(path);
    if (fieldName === undefined) return message;
    const name = typeof fieldName === "string" ? fieldName : words.namedPart(fieldName);
    const nameInMessage = typeof fieldName === "string" ? fieldName : fieldName.whole;
    return (
      emptySentence(name, code) ??
      (message.includes(nameInMessage) ? message : words.summaryLine({ name, message }))
    );
  };
}

export function useEmptySentence(): (name: string, code: string | undefined) => string | undefined {
  const words = useCopy(issuesCopy);
  return (name, code) => {
    if (code === "required" || code === "blank") return words.toEnter({ name });
    return code === "choice" ? words.toChoose({ name }) : undefined;
  };
}
