import type { ApiError } from "@kaitori/api-client";
import { commonCopy } from "@kaitori/brand/copy/common";
import { Banner, Button, Heading, Stack } from "@kaitori/ui";
import { useRevalidator } from "react-router";
import { useFailureText } from "../errors/failure-text.ts";
import { useCopy } from "../use-copy.ts";

/** The link could not be asked about; it has not been used up, so the same page can try again. */
export function LinkFailed({ title, error }: { title: string; error: ApiError }) {
  const { retry } = useCopy(commonCopy);
  const failureText = useFailureText();
  const { revalidate, state } = useRevalidator();
  return (
    <Stack gap="l">
      <Heading level={1}>{title}</Heading>
      <Banner
        tone="critical"
        role="alert"
        action={
          <Button busy={state === "loading"} onClick={() => revalidate()}>
            {retry}
          </Button>
        }
      >
        {failureText(error)}
      </Banner>
    </Stack>
  );
}
