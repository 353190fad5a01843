import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { handOverAccountInWords } from "@kaitori/brand/text";
import { calendarFile, yenWithSeparators } from "@kaitori/domain";
import { Button, CalendarIcon } from "@kaitori/ui";
import { readNow } from "#foundation/clock/clock.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { HandOverDue } from "./hand-over-dues.ts";

export function CalendarButton({ due: { on, amount, reference, calendarId } }: { due: HandOverDue }) {
  const words = useCopy(handOverCopy);
  const { settings } = useSite().brand;
  const save = () => {
    const sum = yenWithSeparators(amount);
    const text = [
      words.account({ account: handOverAccountInWords(settings) }),
      `${words.amount}　${sum}円`,
      ...(reference === null ? [] : [`${words.reference}　${reference}`, words.howTo]),
    ].join("\n");
    const uid = `${calendarId}@${settings.hosts[0]}`;
    const title = words.calendarTitle({ amount: sum, serviceName: settings.serviceName });
    saveAs(`${on}.ics`, calendarFile([{ uid, title, text, on }], readNow()));
  };
  return (
    <Button tone="secondary" icon={<CalendarIcon size="small" />} onClick={save}>
      {words.calendar}
    </Button>
  );
}

function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL before the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
