import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { canCancel, EntryStatus, href, isForSaleOn, isIdentityConfirmed } from "@kaitori/domain";
import { Banner, Columns, Heading, Link, Stack, Text } from "@kaitori/ui";
import { type ContractTerms, type Entry, getEntry } from "@kaitori/wire";
import type { ReactNode } from "react";
import { entryIdOf } from "#application/entry/entry-id.ts";
import { type EntryPhase, entryPhase } from "#application/entry/entry-phase.ts";
import { isOffered } from "#application/entry/entry-price.ts";
import { NothingToDo } from "#application/entry/NothingToDo.tsx";
import { Help } from "#application/inquiry/Help.tsx";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/session/use-session.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import type { Site } from "#foundation/site/site.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { loadTerms } from "../agreement/load-terms.ts";
import { ApplyAgain, useCanApplyAgain } from "../detail/ApplyAgain.tsx";
import { CancelEntry } from "../detail/CancelEntry.tsx";
import { canBeginAnother } from "../detail/load-entry-detail.ts";
import { contractObstacles } from "./ContractObstacles.tsx";
import { ContractOffer, type ContractOfferProps } from "./ContractOffer.tsx";
import { PriceOfOffer } from "./Offer.tsx";

const contractedPhases: ReadonlySet<EntryPhase> = new Set(["contracted", "transferred", "archived"]);

/** The price before consent, and the contract (B5). */
export function ContractScreen() {
  const words = useCopy(contractCopy);
  const session = useSession();
  const { entry, terms, history, isOpen } = useScreenData<typeof loadContract>();
  const phase = entryPhase(entry);
  if (phase !== "offerEnded" && terms && session.kind === "user")
    return <Open entry={entry} terms={terms} history={history} user={session.user} />;
  const title = contractedPhases.has(phase)
    ? words.contractedTitle
    : phase === "underReview"
      ? words.reviewTitle
      : words.wrongStateTitle;
  return (
    <Stack gap="l">
      <Head entry={entry} />
      {phase === "offerEnded" ? (
        <OverOffer entry={entry} terms={terms} isOpen={isOpen} />
      ) : (
        <NothingToDo entry={entry} words={{ ...words, wrongStateTitle: title }} />
      )}
    </Stack>
  );
}

/** An open offer; a user who cannot sign does not see the form. */
function Open(offer: Omit<ContractOfferProps, "obstacles">) {
  const { entry, user } = offer;
  const dates = useDates();
  const { contractBy } = useCopy(entryStatusCopy);
  const obstacles = contractObstacles(entry, user, readToday());
  const { contract_period: period } = entry;
  return (
    <Stack gap="l">
      <Head entry={entry}>
        {obstacles.length === 0 && period && <Text>{contractBy({ date: dates.day(period) })}</Text>}
      </Head>
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

function Head({ entry, children }: { readonly entry: Entry; readonly children?: ReactNode }) {
  const words = useCopy(contractCopy);
  return (
    <Stack gap="s">
      <Link variant="standalone" href={href.entryDetail({ entryId: entry.id })}>
        {words.backToDetail}
      </Link>
      <Heading level={1}>{words.title}</Heading>
      {children}
    </Stack>
  );
}

/** The entry with the terms of its claims for sale; without an offer there are none. */
export async function loadContract({ site, params }: LoadArgs) {
  const request = { params: { id: entryIdOf(params) } };
  const entry = await site.api.call(getEntry, request);
  const isForSale = entry.status === EntryStatus.reviewed && entry.claims.some(isOffered);
  const history = entry.history ?? [];
  const isOpen = await canBeginAnother(site, entry);
  if (!isForSale) return { entry, history, isOpen, terms: null };
  // A claim that is due since the offer is not preselected.
  const today = readToday();
  const forSale = entry.claims.filter((claim) => isForSaleOn(claim, today)).map(({ id }) => id);
  const isPart = forSale.length > 0 && entry.claims.filter(isOffered).length > forSale.length;
  const query = isPart ? { claims: forSale.join() } : {};
  const [terms] = await Promise.all([loadTerms(site, { ...request, query }), askIdentityAgain(site)]);
  return { entry, history, isOpen, terms };
}

/** The page's last answer about the identity may be older than its confirmation (R4.20). */
async function askIdentityAgain({ session }: Site) {
  const state = session.store.getState();
  if (state.kind === "user" && !isIdentityConfirmed(state.user, readToday())) await session.renew();
}

interface OverOfferProps {
  readonly entry: Entry;
  /** Null for a closed entry, whose offer is not shown. */
  readonly terms: ContractTerms | null;
  /** A new entry is possible; otherwise it is not offered (R4.14). */
  readonly isOpen: boolean;
}

/** An expired offer: its terms and the way to apply again, without consent (R5.10). */
function OverOffer({ entry, terms, isOpen }: OverOfferProps) {
  const words = useCopy(contractCopy);
  const dates = useDates();
  const canApplyAgain = useCanApplyAgain()(entry);
  return (
    <Columns>
      <Stack gap="l">
        <Banner tone="caution" title={words.overTitle}>
          {words.periodOver({ date: entry.contract_period ? dates.day(entry.contract_period) : "" })}
        </Banner>
        {isOpen && canApplyAgain ? (
          <ApplyAgain entry={entry} isFirst />
        ) : (
          <Link variant="standalone" href={href.mypage()}>
            {isOpen ? words.overWay : words.nothingDoneWay}
          </Link>
        )}
      </Stack>
      <Stack gap="l">
        {terms && <PriceOfOffer terms={terms} isOver />}
        <Help entry={entry} />
      </Stack>
    </Columns>
  );
}
