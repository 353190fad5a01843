import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { canAskSecondLook } from "@kaitori/domain";
import { Card, Text } from "@kaitori/ui";
import type { Entry, HistoryEvent } from "@kaitori/wire";
import { useRevalidator } from "react-router";
import { entryPhase } from "#application/entry/entry-phase.ts";
import { usePromises } from "#application/entry/use-promises.ts";
import { AskInWriting } from "#application/inquiry/AskInWriting.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";

/** A person looks again at what was refused: how to ask for it, by when the answer comes, and the answer (B15). */
export function SecondLook({ entry, history }: { entry: Entry; history: readonly HistoryEvent[] }) {
  const words = useCopy(inquiryCopy);
  const { server } = useSite();
  const promises = usePromises();
  const { revalidate } = useRevalidator();
  const isOffered = server.reaches(1) && canAskSecondLook(entry);
  const latest = (name: string) => history.findLast(({ act }) => act === name);
  const asked = latest("askSecondLook");
  const answered = latest("answerSecondLook");
  if (!isOffered && !asked) return null;
  // While it runs, the heading of a refused entry shows it.
  if (asked && !answered && entryPhase(entry) === "rejected") return null;
  if (!asked)
    return (
      <Card as="section" aria-label={words.secondLook}>
        <AskInWriting kind="secondLook" entryId={entry.id} onSent={() => void revalidate()} />
      </Card>
    );
  return (
    <TitledCard title={answered ? words.secondLookResult : words.secondLook} gap="s">
      {answered ? (
        <>
          <Text>{words.secondLookAnswered}</Text>
          {answered.note.split("\n").map((line) => (
            <Text key={line} weight="strong">
              {line}
            </Text>
          ))}
        </>
      ) : (
        <Text>{words.secondLookAsked({ date: promises.by("complaint", new Date(asked.created_at)) })}</Text>
      )}
    </TitledCard>
  );
}
