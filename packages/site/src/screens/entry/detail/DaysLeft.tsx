import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { type CalendarDate, todayInTokyo } from "@kaitori/domain";
import { Text } from "@kaitori/ui";
import { daysBetween } from "../../../entry/day-in-words.ts";
import { useCopy } from "../../../use-copy.ts";

/** The time left until a day, in words. */
export function DaysLeft({ until }: { until: CalendarDate }) {
  const words = useCopy(entryDetailCopy);
  const days = daysBetween(todayInTokyo(new Date()), until);
  const said =
    days > 0 ? words.daysLeft({ days }) : days === 0 ? words.dueToday : words.daysLate({ days: -days });
  return (
    <Text as="span" weight="strong" tone={days < 0 ? "critical" : undefined} figures>
      {said}
    </Text>
  );
}
