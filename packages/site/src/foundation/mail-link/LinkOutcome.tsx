import { Heading, Loading, Skeleton, Stack, Text } from "@kaitori/ui";
import type { LinkProblem } from "@kaitori/wire";
import { type ReactNode, Suspense, use } from "react";
import { LinkFailed } from "./LinkFailed.tsx";
import type { OpenedLink } from "./open-mail-link.ts";

interface LinkOutcomeProps<Answer> {
  readonly link: Promise<OpenedLink<Answer>>;
  readonly words: { readonly checking: string; readonly checkingText: string };
  readonly opened: (answer: Answer) => ReactNode;
  readonly problem: (reason: LinkProblem["reason"]) => ReactNode;
}

/** The page of a mailed link: a waiting text, then the outcome. */
export function LinkOutcome<Answer>(props: LinkOutcomeProps<Answer>) {
  const { words } = props;
  return (
    <Suspense fallback={<Checking title={words.checking}>{words.checkingText}</Checking>}>
      <Outcome {...props} />
    </Suspense>
  );
}

function Outcome<Answer>({ link, opened, problem }: LinkOutcomeProps<Answer>) {
  const outcome = use(link);
  if (outcome.kind === "opened") return opened(outcome.answer);
  if (outcome.kind === "problem") return problem(outcome.reason);
  return <LinkFailed error={outcome.error} />;
}

/** Shown while the server checks the link. */
export function Checking({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="l">
      <Heading level={1}>{title}</Heading>
      <Text>{children}</Text>
      <Loading>
        <Skeleton lines={3} />
      </Loading>
    </Stack>
  );
}
