import { EmptyState, Stack, Text } from "@kaitori/ui";
import { type ReactNode, useEffect } from "react";
import { BackLinks } from "#foundation/errors/BackLinks.tsx";
import { CallLink } from "#foundation/errors/CallLink.tsx";
import { errorPageOf } from "#foundation/errors/error-page.ts";
import { useErrorWords } from "#foundation/errors/use-error-words.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";

export interface ErrorScreenProps {
  readonly status: number | undefined;
  /** In place of the usual one, where the session goes on: the ways back then lead to no login. */
  readonly title?: string | undefined;
  /** In place of the usual note. */
  readonly note?: string | undefined;
  /** The message of an application error (R2.18): for support, below the words for everybody. */
  readonly message?: string | undefined;
  /** The server's sentence, before the usual note (R8.5). */
  readonly sentence?: string | undefined;
  /** An action on the spot, before the ways back. */
  readonly action?: ReactNode;
}

/** An error page (R2.16): what happened, what to do, and the ways back. */
export function ErrorScreen({ status, title: ownTitle, note, message, sentence, action }: ErrorScreenProps) {
  const words = useErrorWords(status);
  const title = ownTitle ?? words.title;
  const { serviceName } = useSite().brand.settings;
  const kind = errorPageOf(status).title;
  const isOurFault = kind === "serverErrorTitle" || kind === "otherErrorTitle";
  // The page that failed has not come to its own words.
  useEffect(() => {
    document.title = `${title}｜${serviceName}`;
  }, [title, serviceName]);
  return (
    <EmptyState
      level={1}
      title={title}
      drawing={<BrandDrawing of="lost" />}
      action={
        <Stack gap="s">
          {action}
          <BackLinks status={ownTitle ? undefined : status} tone={action ? "quiet" : undefined} />
          {isOurFault && <CallLink />}
        </Stack>
      }
    >
      {sentence && <Text>{sentence}</Text>}
      <Text>{note ?? words.note}</Text>
      {message && (
        <Text size="small" tone="quiet">
          {message}
        </Text>
      )}
    </EmptyState>
  );
}
