import { uploadCopy } from "@kaitori/brand/copy/upload";
import { Banner } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export function UnsentFilesBanner() {
  const words = useCopy(uploadCopy);
  return (
    <Banner tone="critical" role="alert" title={words.notSentTitle}>
      {words.notSentQuestion}
    </Banner>
  );
}
