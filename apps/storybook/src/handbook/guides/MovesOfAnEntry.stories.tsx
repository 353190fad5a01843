import { ClaimStatus, EntryStatus, type Move, type MoveName, moves } from "@kaitori/domain";
import { DataList, Heading, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HandbookPage } from "../HandbookPage.tsx";
import { Key } from "../Key.tsx";
import { fewScreens } from "../own-server/few-screens.ts";

export default {
  title: "Handbook/Moves of an entry",
  parameters: { bare: true },
  play: fewScreens,
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

/** Drawn from the domain's table of moves, beside which there is no other. */
export const MovesOfAnEntry: StoryObj = {
  name: "Moves of an entry",
  render: () => (
    <HandbookPage
      title="Moves of an entry"
      intro="Every way in which an entry or a claim changes its status, from the domain's own table. The database refuses every other."
    >
      <Heading level={2}>From each status</Heading>
      <DataList
        items={[null, ...Object.values(EntryStatus)].map((status) => ({
          id: String(status),
          term: <Key name={nameIn(EntryStatus, status)} />,
          value: <Ways from={status} />,
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
                  : mail === "asWished"
                    ? "The applicant is told as wished for."
                    : "The applicant is not told by itself."}
              </Text>
              {entry && <Text size="small">Entry: {arrow(EntryStatus, entry)}</Text>}
              {claims?.meant && <Text size="small">Claims meant: {arrow(ClaimStatus, claims.meant)}</Text>}
              {claims?.others && <Text size="small">Other claims: {arrow(ClaimStatus, claims.others)}</Text>}
            </Stack>
          ),
        }))}
      />
    </HandbookPage>
  ),
};

/** Where an entry can go from a status, and by which move. */
function Ways({ from }: { from: EntryStatus | null }) {
  const ways = table.flatMap(([name, { entry }]) =>
    entry?.from.includes(from) ? [{ name, to: nameIn(EntryStatus, entry.to) }] : [],
  );
  if (ways.length === 0) return <Text tone="quiet">Nothing follows.</Text>;
  return (
    <Stack gap="xs">
      {ways.map(({ name, to }) => (
        <Text key={name} size="small">{`${name} → ${to}`}</Text>
      ))}
    </Stack>
  );
}
