import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { claimFileLabels } from "@kaitori/domain";
import { Text } from "@kaitori/ui";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The files of one invoice by name: those that have arrived. */
export function ClaimPapers({ displayId }: { displayId: number }) {
  const words = useCopy(entryCheckCopy);
  const { invoice, additionalDoc } = claimFileLabels({ displayId });
  const files = [...useUploads(invoice).records, ...useUploads(additionalDoc).records];
  if (files.length === 0) return <Text tone="quiet">{words.notYet}</Text>;
  return (
    <ul>
      {files.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
