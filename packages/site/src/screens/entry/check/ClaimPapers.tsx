import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { claimFileLabels } from "@kaitori/domain";
import { FileLine, Text } from "@kaitori/ui";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The files of one invoice, each with a small picture: those that have arrived. */
export function ClaimPapers({ displayId }: { displayId: number }) {
  const words = useCopy(entryCheckCopy);
  const { invoice, additionalDoc } = claimFileLabels({ displayId });
  const rows = [...useUploads(invoice).rows, ...useUploads(additionalDoc).rows];
  const arrived = rows.filter(({ state }) => state === "done");
  if (arrived.length === 0) return <Text tone="quiet">{words.notYet}</Text>;
  return (
    <ul>
      {arrived.map(({ key, name, preview }) => (
        <FileLine key={key} name={name} preview={preview} />
      ))}
    </ul>
  );
}
