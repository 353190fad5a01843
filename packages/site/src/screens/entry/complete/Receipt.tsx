import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { href } from "@kaitori/domain";
import { ButtonLink, Card, Heading, Stack, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { EntryAmount, FurtherAmounts } from "#application/entry/EntryAmount.tsx";
import { usePromises } from "#application/entry/use-promises.ts";
import { Help } from "#application/inquiry/Help.tsx";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useSession } from "#foundation/session/use-session.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { code } from "./Receipt.css.ts";

export interface ReceiptProps {
  readonly entry: Entry;
  /** Whether the applicant wants mails of what happens. */
  readonly isMailed: boolean;
}

/** The receipt: the number to name, what happens now and by when, and where to follow it (B6). */
export function Receipt({ entry, isMailed }: ReceiptProps) {
  const words = useCopy(entryCompleteCopy);
  const { payOut } = useSite().brand.settings.promises;
  const promises = usePromises();
  const session = useSession();
  return (
    <Stack gap="l">
      <ProgressBar at="receipt" />
      <Stack gap="s">
        <BrandDrawing of="done" />
        <Heading level={1}>{words.title}</Heading>
      </Stack>
      <Card tone="emphasis">
        <Text size="small">{words.code}</Text>
        <p className={code}>{entry.code}</p>
      </Card>
      <Stack gap="s">
        <EntryAmount entry={entry} left={[]} />
        <Text weight="strong">
          <KeepWhole>{words.nextBy({ date: promises.by("decision", new Date(entry.created_at)) })}</KeepWhole>
        </Text>
      </Stack>
      <ButtonLink width="wide" href={href.entryDetail({ entryId: entry.id })}>
        {words.detail}
      </ButtonLink>
      <Stack gap="s">
        <Heading level={2} size="title3">
          {words.nextTitle}
        </Heading>
        <Text>{words.nothingNow}</Text>
        <Text>{isMailed ? words.next : words.nextUnmailed}</Text>
        <Text>{words.payOut({ days: payOut })}</Text>
        <FurtherAmounts entry={entry} left={[]} />
        {isMailed && session.kind === "user" && (
          <Text size="small" tone="quiet">
            {words.mail({ email: session.user.email })}
          </Text>
        )}
      </Stack>
      <Help entry={entry} />
    </Stack>
  );
}
