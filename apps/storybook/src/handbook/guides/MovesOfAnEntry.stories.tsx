import { ClaimStatus, EntryStatus, type Move, type MoveName, moves } from "@kaitori/domain";
import { DataList, Heading, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectFewScreens } from "../few-screens.ts";
import { HandbookPage } from "../HandbookPage.tsx";
import { Key } from "../Key.tsx";

export default {
  title: "Handbook/Moves of an entry",
  parameters: { bare: true, isText: true },
  play: expectFewScreens,
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
      intro="Every way in which an entry or a claim changes its status, from the domain's own table. The database refuses every other."
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
                  ? "The applicant is told by notice and mail."
                  : mail === "onRequest"
                    ? "The applicant is told as wished for."
                    : "The applicant is not told by itself."}
              </Text>
              {entry && <Text size="small">Entry: {arrow(EntryStatus, entry)}</Text>}
              {claims?.selected && (
                <Text size="small">Claims meant: {arrow(ClaimStatus, claims.selected)}</Text>
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
  if (arrows.length === 0) return <Text tone="quiet">Nothing follows.</Text>;
  return (
    <Stack gap="xs">
      {arrows.map(({ name, to }) => (
        <Text key={name} size="small">{`${name} → ${to}`}</Text>
      ))}
    </Stack>
  );
}
