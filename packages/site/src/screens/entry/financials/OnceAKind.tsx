import { financialsCopy } from "@kaitori/brand/copy/financials";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import type { FinancialFileKind } from "@kaitori/domain";
import { FilePicker, Stack, Text, UploadIcon } from "@kaitori/ui";
import { useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { acceptedTypes } from "#foundation/uploads/file-fault.ts";
import { limitsOfKind } from "#foundation/uploads/limits-of-kind.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface OnceAKindProps {
  /** Papers that many have as one document. */
  readonly set: readonly [FinancialFileKind, ...FinancialFileKind[]];
}

/** One document with all papers of a set; older servers get it once per kind. */
export function OnceAKind({ set }: OnceAKindProps) {
  const words = useCopy(financialsCopy);
  const fixed = useCopy(specificationCopy);
  const { settings } = useSite().brand;
  const { pickInto, isUnderWay } = useUploads(set[0], set);
  const [isRefused, setRefused] = useState(false);
  const give = (files: readonly File[]) =>
    setRefused(set.filter((kind) => pickInto(kind, files).refused).length > 0);
  return (
    <Stack gap="xs" align="start">
      <Text size="small">{words.onceAKindHint}</Text>
      <FilePicker
        icon={<UploadIcon />}
        accept={acceptedTypes(limitsOfKind(settings, set[0]))}
        multiple
        onPick={give}
      >
        {words.onceAKind}
      </FilePicker>
      <div role="status">
        {isRefused && isUnderWay && <Text size="small">{fixed.otherUploadUnderWay}</Text>}
      </div>
    </Stack>
  );
}
