import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { yenOf } from "@kaitori/domain";
import { Amount, Card, Heading, Link, Stack, Text } from "@kaitori/ui";
import type { ContractTerms } from "@kaitori/wire";
import { useState } from "react";
import { usePromises } from "#application/entry/use-promises.ts";
import { readNow } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import * as styles from "./OfferOverview.css.ts";
import { contractPlaces } from "./places.ts";

export interface OfferOverviewProps {
  /** Null while those of another choice are being asked for. */
  readonly terms: ContractTerms | null;
  /** Where the invoices are chosen; undefined where there is only one. */
  readonly choice: string | undefined;
}

/** Signs of Japanese that somebody reads in a minute with care. */
const readInAMinute = 500;

/** What is decided on this long page, first of all: how much arrives and when, what is to be done, how long it takes. */
export function OfferOverview({ terms, choice }: OfferOverviewProps) {
  const words = useCopy(contractCopy);
  const { payOutIfNow } = useCopy(entryStatusCopy);
  const promises = usePromises();
  const [last, setLast] = useState(terms);
  if (terms && terms !== last) setLast(terms);
  if (!last) return null;
  const read = last.text.length + last.explanation.text.length;
  const steps = [
    ...(choice === undefined ? [] : [{ to: choice, name: words.stepChoose }]),
    { to: contractPlaces.price, name: words.stepPrice },
    { to: contractPlaces.handOver, name: words.stepHandOver },
    { to: contractPlaces.explanation, name: words.stepExplanation },
    { to: contractPlaces.agreement, name: words.stepAgreement },
  ];
  return (
    <Card as="section" tone="emphasis" aria-labelledby="overview">
      <Stack gap="s">
        <Heading level={2} size="title3" id="overview">
          {words.overview}
        </Heading>
        <Stack gap="none">
          <Text size="small">{words.receivedTotal}</Text>
          <div className={terms ? undefined : styles.outdated}>
            <Amount yen={yenOf(last.total.deposit_amount)} size="figure" />
          </div>
        </Stack>
        <Text>
          <KeepWhole>{payOutIfNow({ date: promises.by("payOut", readNow()) })}</KeepWhole>
        </Text>
        <ol className={styles.steps}>
          {steps.map(({ to, name }) => (
            <li key={to}>
              <Link variant="standalone" href={`#${to}`}>
                {name}
              </Link>
            </li>
          ))}
        </ol>
        <Text size="small" tone="quiet">
          {words.readingTime({ minutes: Math.max(1, Math.ceil(read / readInAMinute)) })}
        </Text>
      </Stack>
    </Card>
  );
}
