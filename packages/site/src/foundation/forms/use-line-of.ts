import { issuesCopy } from "@kaitori/brand/copy/issues";
import { useCopy } from "#parts/brand/use-copy.ts";

/** A line of the summary that names its field, unless the sentence begins with the name anyway. */
export function useLineOf(
  names: Readonly<Record<string, string | undefined>>,
): (path: string, message: string) => string {
  const { summaryLine } = useCopy(issuesCopy);
  return (path, message) => {
    const name = names[path];
    return name === undefined || message.startsWith(name) ? message : summaryLine({ name, message });
  };
}
