import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { priceCopy } from "@kaitori/brand/copy/price";
import { href, yenOf } from "@kaitori/domain";
import { Amount, ButtonLink, Card, DataList, Heading, Stack, Text } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { usePromises } from "#application/entry/use-promises.ts";
import { Help } from "#application/inquiry/Help.tsx";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useSession } from "#foundation/session/use-session.ts";
import { BrandDrawing } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { code } from "./Receipt.css.ts";

export interface ReceiptProps {
  readonly entry: Entry;
  /** Whether the applicant wants mails of what happens. */
  readonly isMailed: boolean;
}

/** The receipt: the number to name, what happens now and by when, and where to follow it (B6). */
export function Receipt({ entry, isMailed }: ReceiptProps) {
  const dates = useDates();
  const words = useCopy(entryCompleteCopy);
  const price = useCopy(priceCopy);
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
      <DataList
        items={[
          { id: "at", term: words.receivedAt, value: dates.moment(entry.created_at) },
          { id: "claims", term: words.claims, value: words.claimCount({ count: entry.claims.length }) },
          {
            id: "amount",
            term: price.desired,
            value: <Amount yen={yenOf(entry.purchase_amount_desired)} size="lead" />,
          },
        ]}
      />
      <Stack gap="s">
        <Heading level={2} size="title3">
          {words.nextTitle}
        </Heading>
        <Text weight="strong">
          {words.nextBy({ date: promises.by("decision", new Date(entry.created_at)) })}
        </Text>
        <Text>{isMailed ? words.next : words.nextUnmailed}</Text>
        {isMailed && session.kind === "user" && (
          <Text size="small" tone="quiet">
            {words.mail({ email: session.user.email })}
          </Text>
        )}
      </Stack>
      <ButtonLink width="wide" href={href.entryDetail({ entryId: entry.id })}>
        {words.detail}
      </ButtonLink>
      <Help entry={entry} />
    </Stack>
  );
}
