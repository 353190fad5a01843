import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { telHref, yenOf, yenWithSeparators } from "@kaitori/domain";
import { Banner, Link, Stack, Text, Unbroken } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { Fragment } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";

/** Warns of money that has not been handed over in time, and says whom to call. */
export function DelayWarning({ claims }: { claims: readonly Claim[] }) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <Banner
      tone="critical"
      title={words.delayTitle}
      action={
        <Link variant="standalone" href={telHref(phone)}>
          {words.call({ phone })}
        </Link>
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
                  <Whole>
                    {return_date === null
                      ? words.delayOfUndated(line)
                      : words.delayOf({ ...line, date: dates.day(return_date) })}
                  </Whole>
                </li>
              );
            },
          )}
        </ul>
        <Text>{words.delayCost}</Text>
        <Text size="small">{words.callHours({ hours })}</Text>
      </Stack>
    </Banner>
  );
}

/** Payer, sum and day: a line breaks between them. */
function Whole({ children: line }: { readonly children: string }) {
  return line.split("　").map((piece, place) => (
    <Fragment key={piece}>
      {place > 0 && "　"}
      <Unbroken>{piece}</Unbroken>
    </Fragment>
  ));
}
