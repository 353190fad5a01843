import { type ApiError, NetworkError } from "@kaitori/api-client";
import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { mailLinkCopy } from "@kaitori/brand/copy/mail-link";
import { Banner, Button, Heading, Loading, Skeleton, Stack } from "@kaitori/ui";
import type { LinkProblem } from "@kaitori/wire";
import { type ReactNode, Suspense, use } from "react";
import { useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { BackLinks } from "../errors/BackLinks.tsx";
import { useErrorWords } from "../errors/error-page.ts";
import type { OpenedLink } from "./open-mail-link.ts";

interface LinkOutcomeProps<Answer> {
  readonly link: Promise<OpenedLink<Answer>>;
  readonly checking: string;
  readonly renderOpened: (answer: Answer) => ReactNode;
  readonly problem: (reason: LinkProblem["reason"]) => ReactNode;
}

export function LinkOutcome<Answer>(props: LinkOutcomeProps<Answer>) {
  return (
    <Suspense fallback={<Checking title={props.checking} />}>
      <Outcome {...props} />
    </Suspense>
  );
}

function Outcome<Answer>({ link, renderOpened, problem }: LinkOutcomeProps<Answer>) {
  const outcome = use(link);
  if (outcome.kind === "opened") return renderOpened(outcome.answer);
  if (outcome.kind === "problem") return problem(outcome.reason);
  return <LinkFailed error={outcome.error} />;
}

export function Checking({ title }: { title: string }) {
  return (
    <Stack gap="l">
      <Heading level={1}>{title}</Heading>
      <Loading>
        <Skeleton lines={3} />
      </Loading>
    </Stack>
  );
}

/** The server could not be reached; the link is still valid, so the page offers a retry. */
function LinkFailed({ error }: { error: ApiError }) {
  const { retry } = useCopy(commonCopy);
  const words = useCopy(mailLinkCopy);
  const { networkTitle } = useCopy(errorsCopy);
  const errorWords = useErrorWords(error.status);
  const { revalidate, state } = useRevalidator();
  return (
    <Stack gap="l">
      <Heading level={1}>{words.notChecked}</Heading>
      <Banner
        tone="critical"
        role="alert"
        title={error instanceof NetworkError ? networkTitle : errorWords.title}
        action={
          <Button busy={state === "loading"} onClick={() => revalidate()}>
            {retry}
          </Button>
        }
      >
        {words.stillUsable}
      </Banner>
      <BackLinks status={undefined} tone="subtle" />
    </Stack>
  );
}
