import { DataList, Heading, Stack, Text } from "@kaitori/ui";
import { allCalls, type BuildStep, buildOrder, type CallName } from "@kaitori/wire";
import { HandbookPage } from "../HandbookPage.tsx";
import { Key } from "../Key.tsx";
import type { OwnServerTexts } from "./texts-en.ts";

const steps = Object.entries(buildOrder) as [BuildStep, readonly CallName[]][];

/** Steps to build a server, in order. */
export function OrderPage({ texts }: { texts: OwnServerTexts }) {
  const { order, summaries } = texts;
  return (
    <HandbookPage title={order.title} intro={order.intro} lang={texts.lang}>
      {steps.map(([step, calls], index) => (
        <Stack key={step} as="section" gap="s">
          <Heading level={2}>{`${index + 1}. ${order.steps[step].title}`}</Heading>
          <DataList
            items={calls.map((name) => ({
              id: name,
              term: <Key name={`${allCalls[name].method} /api/${allCalls[name].path}`} />,
              value: <Text size="small">{summaries[name] ?? allCalls[name].summary}</Text>,
            }))}
          />
          <Text>{texts.withLabel(order.thenWorks, order.steps[step].works)}</Text>
        </Stack>
      ))}
    </HandbookPage>
  );
}
