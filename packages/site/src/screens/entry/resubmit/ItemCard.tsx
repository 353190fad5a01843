import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { href, mustResubmitIdentity } from "@kaitori/domain";
import { Banner, Card, Heading, Link, Stack, Text } from "@kaitori/ui";
import type { Entry, Id } from "@kaitori/wire";
import { RemarkLines } from "#application/entry/reasons/RemarkLines.tsx";
import { useInadequacyName } from "#application/entry/reasons/use-inadequacy-name.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/session/use-session.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { SentPapers } from "../detail/SentPapers.tsx";
import { NewPapers } from "./NewPapers.tsx";
import { ResubmittedClaimFields } from "./ResubmittedClaimFields.tsx";
import { placeOfItem, type ResubmissionItem } from "./resubmission-items.ts";
import type { ResubmitFormInHand } from "./use-resubmit-form.ts";

export interface ItemCardProps {
  readonly item: ResubmissionItem;
  readonly entry: Entry;
  readonly form: ResubmitFormInHand;
  readonly ofEntry: ReadonlySet<Id>;
  /** Of several items one is open at first. */
  readonly isFolded: boolean;
  /** Among others: its heading folds it. */
  readonly hasOthers: boolean;
}

/** Identity documents have their own place, the profile (R4.9). */
function IdentityItem({ id }: { id: string }) {
  const words = useCopy(resubmitCopy);
  const session = useSession();
  const isMissing = session.kind === "user" && mustResubmitIdentity(session.user, readToday());
  return isMissing ? (
    <Link id={id} variant="standalone" href={`${href.profile()}#identity`}>
      {words.identityWay}
    </Link>
  ) : (
    <Text id={id}>{words.identityDone}</Text>
  );
}

/** A returned item: reason, old paper, and the slot for a new one (B4). */
export function ItemCard({ item, entry, form, ofEntry, isFolded, hasOthers }: ItemCardProps) {
  const words = useCopy(resubmitCopy);
  const nameOf = useInadequacyName(entry.claims);
  const { found, previous } = item;
  const id = placeOfItem(item);
  const parts = (
    <>
      <Banner tone="caution" title={words.reason}>
        <RemarkLines found={found} />
      </Banner>
      {found.subject === "identity" && <IdentityItem id={form.idOf("identity")} />}
      {previous.length > 0 && <SentPapers title={words.previous} files={previous} />}
      {found.subject === "claim" && <Text>{words.correction}</Text>}
      {item.needs === "any" && item.slots.length > 1 && <Text>{words.anyOf}</Text>}
      <NewPapers banks={entry.banks} item={item} form={form} ofEntry={ofEntry} />
      {found.subject === "claim" && <ResubmittedClaimFields form={form} index={item.index} />}
    </>
  );
  if (!hasOthers)
    return (
      <TitledCard title={nameOf(found)} id={id}>
        {parts}
      </TitledCard>
    );
  return (
    <Card as="section" aria-labelledby={id}>
      <Disclosure
        isOpen={!isFolded}
        title={
          <Heading level={2} size="title3" id={id}>
            {nameOf(found)}
          </Heading>
        }
      >
        <Stack>{parts}</Stack>
      </Disclosure>
    </Card>
  );
}
