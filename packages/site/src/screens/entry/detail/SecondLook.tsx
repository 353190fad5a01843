import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { canRequestSecondLook } from "@kaitori/domain";
import { Card, Text } from "@kaitori/ui";
import type { Entry, HistoryEvent } from "@kaitori/wire";
import { useRevalidator } from "react-router";
import { entryPhase } from "#application/entry/entry-phase.ts";
import { usePromises } from "#application/entry/use-promises.ts";
import { WrittenInquiry } from "#application/inquiry/Help.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";

/** The second review of a refusal: request, date of the answer, and answer (B15). */
export function SecondLook({ entry, history }: { entry: Entry; history: readonly HistoryEvent[] }) {
  const words = useCopy(inquiryCopy);
  const { server } = useSite();
  const promises = usePromises();
  const { revalidate } = useRevalidator();
  const isOffered = server.hasAddedCalls() && canRequestSecondLook(entry);
  const latest = (name: string) => history.findLast(({ act }) => act === name);
  const request = latest("askSecondLook");
  const reply = latest("answerSecondLook");
  if (!isOffered && !request) return null;
  // The first card of a rejected entry shows that the second review is pending.
  if (request && !reply && entryPhase(entry) === "rejected") return null;
  if (!request)
    return (
      <Card as="section" aria-label={words.secondLook}>
        <WrittenInquiry kind="secondLook" entryId={entry.id} onSent={() => void revalidate()} />
      </Card>
    );
  return (
    <TitledCard title={reply ? words.secondLookResult : words.secondLook} gap="s">
      {reply ? (
        <>
          <Text>{words.secondLookAnswered}</Text>
          {reply.note.split("\n").map((line) => (
            <Text key={line} weight="strong">
              {line}
            </Text>
          ))}
        </>
      ) : (
        <Text>
          {words.secondLookAsked({ date: promises.due("complaint", new Date(request.created_at)) })}
        </Text>
      )}
    </TitledCard>
  );
}
