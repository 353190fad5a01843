import { ClaimStatus, EntryStatus, type Move, type MoveName, moves } from "@kaitori/domain";
import { DataList, Heading, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HandbookPage } from "../HandbookPage.tsx";
import { Key } from "../Key.tsx";
import { expectShortPage } from "../short-page.ts";

export default {
  title: "Handbook/Moves of an entry",
  parameters: { bare: true, isText: true },
  play: expectShortPage,
} satisfies Meta;

const table = Object.entries(moves) as [MoveName, Move][];

const nameIn = (statuses: Readonly<Record<string, number>>, status: number | null) =>
  status === null
    ? "(new)"
    : (Object.keys(statuses).find((name) => statuses[name] === status) ?? `${status}`);

const arrow = (
  statuses: Readonly<Record<string, number>>,
  { from, to }: { from: readonly (number | null)[]; to: number },
) => `${from.map((status) => nameIn(statuses, status)).join(" | ")} → ${nameIn(statuses, to)}`;

/** Shows the domain's table of status changes. */
export const MovesOfAnEntry: StoryObj = {
  name: "Moves of an entry",
  render: () => (
    <HandbookPage
      title="Moves of an entry"
      intro="Every status change of an entry and its claims, from the domain's table. The database refuses any other change."
      isEnglishOnly
    >
      <Heading level={2}>From each status</Heading>
      <DataList
        items={[null, ...Object.values(EntryStatus)].map((status) => ({
          id: String(status),
          term: <Key name={nameIn(EntryStatus, status)} />,
          value: <NextStatuses from={status} />,
        }))}
      />
      <Heading level={2}>Each move</Heading>
      <DataList
        items={table.map(([name, { by, entry, claims, mail }]) => ({
          id: name,
          term: <Key name={name} />,
          value: (
            <Stack gap="xs">
              <Text size="small">
                By {by.join(", ")}.{" "}
                {mail === "always"
                  ? "Sends a notice and a mail to the applicant."
                  : mail === "onRequest"
                    ? "Sends a notice, and a mail if the applicant wants mails."
                    : "Sends nothing by itself."}
              </Text>
              {entry && <Text size="small">Entry: {arrow(EntryStatus, entry)}</Text>}
              {claims?.selected && (
                <Text size="small">Selected claims: {arrow(ClaimStatus, claims.selected)}</Text>
              )}
              {claims?.others && <Text size="small">Other claims: {arrow(ClaimStatus, claims.others)}</Text>}
            </Stack>
          ),
        }))}
      />
    </HandbookPage>
  ),
};

/** Next statuses of an entry, each with the change that leads there. */
function NextStatuses({ from }: { from: EntryStatus | null }) {
  const arrows = table.flatMap(([name, { entry }]) =>
    entry?.from.includes(from) ? [{ name, to: nameIn(EntryStatus, entry.to) }] : [],
  );
  if (arrows.length === 0) return <Text tone="quiet">No status follows.</Text>;
  return (
    <Stack gap="xs">
      {arrows.map(({ name, to }) => (
        <Text key={name} size="small">{`${name} → ${to}`}</Text>
      ))}
    </Stack>
  );
}
