import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { telHref, yenOf, yenWithSeparators } from "@kaitori/domain";
import { Banner, Inline, Link, Stack, Text } from "@kaitori/ui";
import { accountPlace } from "#application/entry/hand-over/account-place.ts";
import { LateCost, type LateCostProps } from "#application/entry/LateCost.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { WholePieces } from "#parts/text/WholePieces.tsx";

/** Warns of money that has not been handed over in time, and says whom to call. */
export function DelayWarning({ claims, handOvers }: LateCostProps) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const { accountTitle } = useCopy(handOverCopy);
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <Banner
      tone="critical"
      title={words.delayTitle}
      action={
        <Inline gap="m">
          <Link variant="standalone" href={telHref(phone)}>
            {words.call({ phone })}
          </Link>
          <Link variant="standalone" href={`#${accountPlace}`}>
            {accountTitle}
          </Link>
        </Inline>
      }
    >
      <Stack gap="xs">
        <Text>{words.delayText}</Text>
        <ul>
          {claims.map(
            ({
              id,
              obliger_company_name: obliger,
              scheduled_deposit_amount_from_obliger: owed,
              return_date,
            }) => {
              const line = { obliger, amount: yenWithSeparators(yenOf(owed)) };
              return (
                <li key={id}>
                  <WholePieces>
                    {return_date === null
                      ? words.delayOfUndated(line)
                      : words.delayOf({ ...line, date: dates.day(return_date) })}
                  </WholePieces>
                </li>
              );
            },
          )}
        </ul>
        <LateCost claims={claims} handOvers={handOvers} />
        <Text size="small">{words.callHours({ hours })}</Text>
      </Stack>
    </Banner>
  );
}
