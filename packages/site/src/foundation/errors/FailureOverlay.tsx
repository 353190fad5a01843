import { AnswerMismatchError, type ApiError } from "@kaitori/api-client";
import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { Button, Dialog, Note, Text } from "@kaitori/ui";
import { useState } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { BackLinks, PhoneLink } from "./BackLinks.tsx";
import { errorPageOf, serverSentenceOf, useErrorWords } from "./error-page.ts";
import { useRetryText } from "./failure-text.ts";

/** The error page as an overlay, so that typed text stays on the page below. */
export default function FailureOverlay({ error }: { error: ApiError }) {
  const { close } = useCopy(commonCopy);
  const { inputKeptNote } = useCopy(errorsCopy);
  const { title, note } = useErrorWords(error.status);
  // The note of the error page links to other pages; here the form is still open.
  const isServerError = errorPageOf(error.status).title === "serverErrorTitle";
  const sentence = serverSentenceOf(error);
  const retryText = useRetryText()(error);
  const [closedError, setClosedError] = useState<ApiError | null>(null);
  const dismiss = () => setClosedError(error);
  return (
    <Dialog
      open={closedError !== error}
      title={title}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{close}</Button>
          <BackLinks status={error.status} tone="subtle" />
        </>
      }
    >
      {sentence && <Text>{sentence}</Text>}
      <Text>{isServerError ? inputKeptNote : note}</Text>
      {error instanceof AnswerMismatchError && <Note>{error.message}</Note>}
      {retryText && <Text>{retryText}</Text>}
      {isServerError && <PhoneLink />}
    </Dialog>
  );
}
