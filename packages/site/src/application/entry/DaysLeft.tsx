import { daysLeftCopy } from "@kaitori/brand/copy/days-left";
import { type CalendarDate, daysBetween } from "@kaitori/domain";
import { StatusBadge, Text } from "@kaitori/ui";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export function DaysLeft({ until }: { until: CalendarDate }) {
  const words = useCopy(daysLeftCopy);
  const days = daysBetween(readToday(), until);
  if (days < 0) return <StatusBadge tone="critical">{words.late({ days: -days })}</StatusBadge>;
  return (
    <Text as="span" weight="strong" tabularNumbers>
      {days > 0 ? words.left({ days }) : words.today}
    </Text>
  );
}
