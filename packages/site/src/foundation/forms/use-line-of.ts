import { issuesCopy } from "@kaitori/brand/copy/issues";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The name of the field at a path; where names repeat on the page, with the part that it stands in. */
export type NameOf = (path: string) => string | { readonly whole: string; readonly part: string } | undefined;

/** A name for each of a few fields. */
export const namesByPath =
  (names: Readonly<Record<string, string>>): NameOf =>
  (path) =>
    names[path];

/** A line of the summary for a finding at a path. */
export type LineOf = (path: string, message: string, code?: string) => string;

/**
 * A summary line names its field unless the sentence already does; an empty field has the sentence for missing values.
 */
export function useLineOf(nameOf: NameOf): LineOf {
  const words = useCopy(issuesCopy);
  const emptySentence = useEmptySentence();
  return (path, message, code) => {
    const named = nameOf(path);
    if (named === undefined) return message;
    const name = typeof named === "string" ? named : words.namedPart(named);
    const inSentence = typeof named === "string" ? named : named.whole;
    return (
      emptySentence(name, code) ??
      (message.includes(inSentence) ? message : words.summaryLine({ name, message }))
    );
  };
}

/** The sentence that asks for an empty field; undefined for every other finding. */
export function useEmptySentence(): (name: string, code: string | undefined) => string | undefined {
  const words = useCopy(issuesCopy);
  return (name, code) => {
    if (code === "required" || code === "blank") return words.toEnter({ name });
    return code === "choice" ? words.toChoose({ name }) : undefined;
  };
}
