import { issuesCopy } from "@kaitori/brand/copy/issues";
import { useCopy } from "#parts/brand/use-copy.ts";

/** A line of the summary that names its field, unless the sentence begins with the name anyway. */
export function useLineOf(
  names: Readonly<Record<string, string | undefined>>,
): (path: string, message: string) => string {
  const { summaryLine } = useCopy(issuesCopy);
  return (path, message) => {
    const name = names[path];
    if (name === undefined || message.startsWith(name)) return message;
    // A question that is a sentence goes on with what is wrong of its answer.
    return summaryLine({ name: name.replace(/。$/, ""), message });
  };
}
