import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Heading, Stack } from "@kaitori/ui";
import type { Entry, HandOver } from "@kaitori/wire";
import type { ReactNode } from "react";
import { isFinished } from "#application/entry/entry-phase.ts";
import { withAmountToHandOver } from "#application/entry/owed-claims.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { finishedEntries, handOversDue } from "./lazy-parts.ts";
import { RunningEntry } from "./RunningEntry.tsx";
import { type InadequaciesByEntry, lastEnded, type Refusals } from "./refusals.ts";

export interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly handOvers: readonly HandOver[];
  readonly inadequacies: InadequaciesByEntry;
  readonly refusals: Refusals;
  /** Links to a new entry, in the card of the last ended entry if none is open. */
  readonly applyAgain?: ReactNode;
  /** The link to a new entry, or the reason against it, below the open entries. */
  readonly children?: ReactNode;
}

export function EntryList({
  entries,
  handOvers,
  inadequacies,
  refusals,
  applyAgain,
  children,
}: EntryListProps) {
  const words = useCopy(mypageCopy);
  const running = entries.filter((entry) => !isFinished(entry));
  const finished = entries.filter(isFinished);
  const HandOversDue = handOversDue.get()?.HandOversDue;
  const FinishedEntries = finishedEntries.get()?.FinishedEntries;
  return (
    <Stack gap="xl">
      {running.length > 0 && (
        <Stack gap="m" as="section">
          <Heading level={2}>{words.activeEntries}</Heading>
          {running.map((entry) => (
            <RunningEntry
              key={entry.id}
              entry={entry}
              claimsNotHandedOver={withAmountToHandOver(entry.claims, handOvers)}
              handOvers={handOvers}
              inadequacies={inadequacies.get(entry.id) ?? []}
              refusals={refusals}
            />
          ))}
        </Stack>
      )}
      {HandOversDue && <HandOversDue entries={entries} handOvers={handOvers} />}
      {children}
      {FinishedEntries && finished.length > 0 && (
        // Restarts the paging when the last shown entry changes, because earlier pages continue after it.
        <FinishedEntries
          key={finished.at(-1)?.id}
          entries={finished}
          lastEndedEntry={lastEnded(entries)}
          refusals={refusals}
        >
          {applyAgain}
        </FinishedEntries>
      )}
    </Stack>
  );
}
