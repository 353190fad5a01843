import { EmptyState, Note, Stack, Text } from "@kaitori/ui";
import { type ReactNode, useEffect } from "react";
import { BackLinks, PhoneLink } from "#foundation/errors/BackLinks.tsx";
import { errorPageOf, useErrorWords } from "#foundation/errors/error-page.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";

export interface ErrorScreenProps {
  readonly status: number | undefined;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  /** The message of an application error (R2.18), for support. */
  readonly message?: string | undefined;
  /** The server's message, shown before the note (R8.5). */
  readonly sentence?: string | undefined;
  readonly action?: ReactNode;
}

export function ErrorScreen({ status, title: ownTitle, note, message, sentence, action }: ErrorScreenProps) {
  const words = useErrorWords(status);
  const title = ownTitle ?? words.title;
  const { serviceName } = useSite().brand.settings;
  const kind = errorPageOf(status).title;
  const isOurFault = kind === "serverErrorTitle" || kind === "otherErrorTitle";
  // The failed page has not set a title.
  useEffect(() => {
    document.title = `${title}｜${serviceName}`;
  }, [title, serviceName]);
  return (
    <EmptyState
      level={1}
      title={title}
      drawing={<BrandDrawing name="lost" />}
      action={
        <Stack gap="s">
          {action}
          <BackLinks status={ownTitle ? undefined : status} tone={action ? "subtle" : undefined} />
          {isOurFault && <PhoneLink />}
        </Stack>
      }
    >
      {sentence && <Text>{sentence}</Text>}
      <Text>{note ?? words.note}</Text>
      {message && <Note>{message}</Note>}
    </EmptyState>
  );
}

export default function NotFoundScreen() {
  return <ErrorScreen status={404} />;
}
