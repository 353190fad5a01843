import { uploadCopy } from "@kaitori/brand/copy/upload";
import { Banner } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Warns of files that are not uploaded: the form would be sent without them. */
export function FilesLeftBehind() {
  const words = useCopy(uploadCopy);
  return (
    <Banner tone="critical" role="alert" title={words.notSentTitle}>
      {words.notSentQuestion}
    </Banner>
  );
}
