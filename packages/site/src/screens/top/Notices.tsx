import type { CalendarDate } from "@kaitori/domain";
import { DataList, Link } from "@kaitori/ui";
import { useDates } from "#parts/text/use-dates.ts";
import { Band } from "./Band.tsx";

export interface NoticesProps {
  readonly title: string;
  readonly items: readonly {
    readonly date: CalendarDate;
    readonly text: string;
    readonly href?: string | undefined;
  }[];
}

/** The news, each with its day. */
export function Notices({ title, items }: NoticesProps) {
  const dates = useDates();
  return (
    <Band tone="surface" title={title}>
      <DataList
        items={items.map(({ date, text, href }) => ({
          id: `${date} ${text}`,
          term: <time dateTime={date}>{dates.date(date)}</time>,
          value: href ? <Link href={href}>{text}</Link> : text,
        }))}
      />
    </Band>
  );
}
