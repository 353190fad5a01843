import { type ApiError, NetworkError } from "@kaitori/api-client";
import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { mailLinkCopy } from "@kaitori/brand/copy/mail-link";
import { Banner, Button, Heading, Stack } from "@kaitori/ui";
import { useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { BackLinks } from "../errors/BackLinks.tsx";
import { useErrorWords } from "../errors/use-error-words.ts";

/** The server could not be reached; the link is still valid, so the page offers a retry. */
export function LinkFailed({ error }: { error: ApiError }) {
  const { retry } = useCopy(commonCopy);
  const words = useCopy(mailLinkCopy);
  const { networkTitle } = useCopy(errorsCopy);
  const fault = useErrorWords(error.status);
  const { revalidate, state } = useRevalidator();
  return (
    <Stack gap="l">
      <Heading level={1}>{words.notChecked}</Heading>
      <Banner
        tone="critical"
        role="alert"
        title={error instanceof NetworkError ? networkTitle : fault.title}
        action={
          <Button busy={state === "loading"} onClick={() => revalidate()}>
            {retry}
          </Button>
        }
      >
        {words.kept}
      </Banner>
      <BackLinks status={undefined} tone="quiet" />
    </Stack>
  );
}
