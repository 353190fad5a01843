import { DataList, Heading, Stack } from "@kaitori/ui";
import { Band } from "./Band.tsx";

export interface HistoryProps {
  readonly title: string;
  readonly items: readonly { readonly when: string; readonly text: string }[];
}

/** The history of the company. */
export function History({ title, items }: HistoryProps) {
  return (
    <Band tone="surface">
      <Stack gap="l">
        <Heading level={2}>{title}</Heading>
        <DataList items={items.map(({ when, text }) => ({ id: when, term: when, value: text }))} />
      </Stack>
    </Band>
  );
}
