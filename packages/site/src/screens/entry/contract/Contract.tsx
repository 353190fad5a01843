import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { canCancel, EntryStatus, href, isForSaleOn, isIdentityConfirmed } from "@kaitori/domain";
import { Banner, Columns, Heading, LineLink, Stack, Text } from "@kaitori/ui";
import { type ContractTerms, type Entry, getEntry } from "@kaitori/wire";
import type { ReactNode } from "react";
import { entryIdOf } from "#application/entry/entry-id.ts";
import { type EntryPhase, entryPhase } from "#application/entry/entry-phase.ts";
import { isOffered } from "#application/entry/entry-price.ts";
import { NothingToDo } from "#application/entry/NothingToDo.tsx";
import { Help } from "#application/inquiry/Help.tsx";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import type { Site } from "#foundation/site/site.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { loadTerms } from "../agreement/load-terms.ts";
import { ApplyAgain, useCanApplyAgain } from "../detail/ApplyAgain.tsx";
import { CancelEntry } from "../detail/CancelEntry.tsx";
import { loadCanBeginNewEntry } from "../detail/load-entry-detail.ts";
import { contractObstacles } from "./ContractObstacles.tsx";
import { ContractOffer, type ContractOfferProps } from "./ContractOffer.tsx";
import { PriceOfOffer } from "./Offer.tsx";

const contractedPhases: ReadonlySet<EntryPhase> = new Set(["contracted", "transferred", "archived"]);

/** The price before consent, and the contract (B5). */
export default function ContractScreen() {
  const words = useCopy(contractCopy);
  const session = useSession();
  const { entry, terms, history, canBeginNewEntry } = useScreenData<typeof load>();
  const phase = entryPhase(entry);
  if (phase !== "offerEnded" && terms && session.kind === "user")
    return <OpenOffer entry={entry} terms={terms} history={history} user={session.user} />;
  const title = contractedPhases.has(phase)
    ? words.contractedTitle
    : phase === "underReview"
      ? words.reviewTitle
      : words.wrongStateTitle;
  return (
    <Stack gap="l">
      <ContractHeader entry={entry} />
      {phase === "offerEnded" ? (
        <ExpiredOffer entry={entry} terms={terms} canBeginNewEntry={canBeginNewEntry} />
      ) : (
        <NothingToDo entry={entry} words={{ ...words, wrongStateTitle: title }} />
      )}
    </Stack>
  );
}

/** An open offer; a user who cannot sign does not see the form. */
function OpenOffer(offer: Omit<ContractOfferProps, "obstacles">) {
  const { entry, user } = offer;
  const dates = useDates();
  const { contractBy } = useCopy(entryStatusCopy);
  const obstacles = contractObstacles(entry, user, readToday());
  const { contract_period: period } = entry;
  return (
    <Stack gap="l">
      <ContractHeader entry={entry}>
        {obstacles.length === 0 && period && <Text>{contractBy({ date: dates.day(period) })}</Text>}
      </ContractHeader>
      <ContractOffer {...offer} obstacles={obstacles} />
      <Columns>
        <Help entry={entry} />
      </Columns>
      {canCancel(entry) && (
        <Stack align="start">
          <CancelEntry entry={entry} />
        </Stack>
      )}
    </Stack>
  );
}

function ContractHeader({ entry, children }: { readonly entry: Entry; readonly children?: ReactNode }) {
  const words = useCopy(contractCopy);
  return (
    <Stack gap="s">
      <LineLink href={href.entryDetail({ entryId: entry.id })}>{words.backToDetail}</LineLink>
      <Heading level={1}>{words.title}</Heading>
      {children}
    </Stack>
  );
}

/** Loads the entry with the terms of its claims for sale; without an offer they are null. */
export async function load({ site, params }: LoadArgs) {
  const request = { params: { id: entryIdOf(params) } };
  const entry = await site.api.call(getEntry, request);
  const isForSale = entry.status === EntryStatus.reviewed && entry.claims.some(isOffered);
  const history = entry.history ?? [];
  const canBeginNewEntry = await loadCanBeginNewEntry(site, entry);
  if (!isForSale) return { entry, history, canBeginNewEntry, terms: null };
  // A claim that fell due after the offer is not preselected.
  const today = readToday();
  const forSale = entry.claims.filter((claim) => isForSaleOn(claim, today)).map(({ id }) => id);
  const isPartial = forSale.length > 0 && entry.claims.filter(isOffered).length > forSale.length;
  const query = isPartial ? { claims: forSale.join() } : {};
  const [terms] = await Promise.all([loadTerms(site, { ...request, query }), refreshIdentity(site)]);
  return { entry, history, canBeginNewEntry, terms };
}

/** Reloads the user, because the identity may have been confirmed meanwhile (R4.20). */
async function refreshIdentity({ session }: Site) {
  const state = session.store.getState();
  if (state.kind === "user" && !isIdentityConfirmed(state.user, readToday())) await session.renew();
}

interface ExpiredOfferProps {
  readonly entry: Entry;
  /** Null for a closed entry, whose offer is not shown. */
  readonly terms: ContractTerms | null;
  readonly canBeginNewEntry: boolean;
}

/** An expired offer: its terms and a button to apply again, without consent (R5.10). */
function ExpiredOffer({ entry, terms, canBeginNewEntry }: ExpiredOfferProps) {
  const words = useCopy(contractCopy);
  const dates = useDates();
  const canApplyAgain = useCanApplyAgain()(entry);
  return (
    <Columns>
      <Stack gap="l">
        <Banner tone="caution" title={words.expiredTitle}>
          {words.periodOver({ date: entry.contract_period ? dates.day(entry.contract_period) : "" })}
        </Banner>
        {canBeginNewEntry && canApplyAgain ? (
          <ApplyAgain entry={entry} isPrimary />
        ) : (
          <LineLink href={href.mypage()}>
            {canBeginNewEntry ? words.expiredAction : words.noContractAction}
          </LineLink>
        )}
      </Stack>
      <Stack gap="l">
        {terms && <PriceOfOffer terms={terms} isExpired />}
        <Help entry={entry} />
      </Stack>
    </Columns>
  );
}
