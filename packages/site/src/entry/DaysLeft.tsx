import { daysLeftCopy } from "@kaitori/brand/copy/days-left";
import { type CalendarDate, todayInTokyo } from "@kaitori/domain";
import { Text } from "@kaitori/ui";
import { useCopy } from "../use-copy.ts";
import { daysBetween } from "./day-in-words.ts";

/** The time left until a day, in words. */
export function DaysLeft({ until }: { until: CalendarDate }) {
  const words = useCopy(daysLeftCopy);
  const days = daysBetween(todayInTokyo(new Date()), until);
  const said = days > 0 ? words.left({ days }) : days === 0 ? words.today : words.late({ days: -days });
  return (
    <Text as="span" weight="strong" tone={days < 0 ? "critical" : undefined} figures>
      {said}
    </Text>
  );
}
