import { isCalendarDate } from "@kaitori/domain";
import { DateField, type DateFieldProps } from "@kaitori/ui";
import { useDates } from "#parts/text/use-dates.ts";

export function DayField(props: Omit<DateFieldProps, "inWords">) {
  const { day } = useDates();
  return <DateField {...props} inWords={(typed) => (isCalendarDate(typed) ? day(typed) : undefined)} />;
}
