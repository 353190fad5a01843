import { type ApiError, NetworkError, refusalOf, ServerError } from "@kaitori/api-client";
import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { mailLinkCopy } from "@kaitori/brand/copy/mail-link";
import { Banner, Button, Heading, Loading, Skeleton, Stack } from "@kaitori/ui";
import type { CallDefinition, LinkProblem } from "@kaitori/wire";
import { type ReactNode, Suspense, use } from "react";
import { useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { BackLinks } from "../errors/BackLinks.tsx";
import { useErrorWords } from "../errors/error-page.ts";

interface LinkOutcomeProps<Answer> {
  readonly link: Promise<OpenedLink<Answer>>;
  readonly checkingTitle: string;
  readonly renderOpened: (answer: Answer) => ReactNode;
  readonly renderProblem: (reason: LinkProblem["reason"]) => ReactNode;
}

export function LinkOutcome<Answer>(props: LinkOutcomeProps<Answer>) {
  return (
    <Suspense fallback={<Checking title={props.checkingTitle} />}>
      <Outcome {...props} />
    </Suspense>
  );
}

function Outcome<Answer>({ link, renderOpened, renderProblem }: LinkOutcomeProps<Answer>) {
  const outcome = use(link);
  if (outcome.kind === "opened") return renderOpened(outcome.answer);
  if (outcome.kind === "problem") return renderProblem(outcome.reason);
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

export type LinkCall = CallDefinition & { readonly errors: { readonly 410: typeof LinkProblem } };

type OpenedLink<Answer> =
  | { readonly kind: "opened"; readonly answer: Answer }
  | { readonly kind: "problem"; readonly reason: LinkProblem["reason"] }
  | { readonly kind: "failed"; readonly error: ApiError };

/** An invalid link is not an error: each reason has its own page, and a lost connection offers a retry. */
export async function openMailLink<Answer>(
  call: LinkCall,
  answer: Promise<Answer>,
): Promise<OpenedLink<Answer>> {
  try {
    return { kind: "opened", answer: await answer };
  } catch (error) {
    const problem = refusalOf(call, 410, error);
    if (problem) return { kind: "problem", reason: problem.reason };
    if (error instanceof NetworkError || error instanceof ServerError) return { kind: "failed", error };
    throw error;
  }
}

/** For a server that sends no such links. */
export async function refuseUnknownLink(): Promise<never> {
  throw new ServerError(410, undefined, undefined, { detail: "", reason: "unknown" });
}
