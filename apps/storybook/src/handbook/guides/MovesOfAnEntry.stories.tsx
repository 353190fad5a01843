import { ClaimStatus, EntryStatus, type Move, type MoveName, moves } from "@kaitori/domain";
import { DataList, Heading, Stack, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HandbookPage } from "../HandbookPage.tsx";
import { Key } from "../Key.tsx";
import { expectFewScreens } from "../own-server/few-screens.ts";
import { mergeArrows } from "./diagram.ts";
import { StatusDiagram } from "./StatusDiagram.tsx";

export default {
  title: "Handbook/Moves of an entry",
  parameters: { bare: true, isText: true },
} satisfies Meta;

const table = Object.entries(moves) as [MoveName, Move][];

const nameIn = (statuses: Readonly<Record<string, number>>, status: number | null) =>
  status === null
    ? "(new)"
    : (Object.keys(statuses).find((name) => statuses[name] === status) ?? `${status}`);

const entryArrows = mergeArrows(
  table.flatMap(([name, { entry }]) => (entry ? [{ name, from: entry.from, to: entry.to }] : [])),
);
const claimArrows = mergeArrows(
  table.flatMap(([name, { claims }]) =>
    [claims?.selected, claims?.others].flatMap((change) =>
      change ? [{ name, from: change.from, to: change.to }] : [],
    ),
  ),
);

const arrow = (
  statuses: Readonly<Record<string, number>>,
  { from, to }: { from: readonly (number | null)[]; to: number },
) => `${from.map((status) => nameIn(statuses, status)).join(" | ")} → ${nameIn(statuses, to)}`;

/** Draws the domain's table of status changes. */
export const MovesOfAnEntry: StoryObj = {
  name: "Moves of an entry",
  render: () => (
    <HandbookPage
      title="Moves of an entry"
      intro="Every way in which an entry or a claim changes its status, from the domain's own table. The database refuses every other."
      isEnglishOnly
    >
      <Heading level={2}>An entry</Heading>
      <StatusDiagram
        title="The statuses of an entry and the ways between them"
        order={[null, ...Object.values(EntryStatus)]}
        nameOf={(status) => nameIn(EntryStatus, status)}
        arrows={entryArrows}
      />
      <Heading level={2}>A claim</Heading>
      <StatusDiagram
        title="The statuses of a claim and the ways between them"
        order={[null, ...Object.values(ClaimStatus)]}
        nameOf={(status) => nameIn(ClaimStatus, status)}
        arrows={claimArrows}
      />
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
  play: async (context) => {
    await expectFewScreens(context);
    // The diagram shows each status change of the table once, with its number.
    const numbers = context.canvas
      .getAllByRole("img")
      .flatMap((image) => [...image.querySelectorAll("circle ~ text")]);
    await expect(numbers.length).toBe(entryArrows.length + claimArrows.length);
    for (const image of context.canvas.getAllByRole("img")) {
      const spots = [...image.querySelectorAll("circle")].map((spot) => spot.getBoundingClientRect());
      const touching = spots.filter((one, index) =>
        spots.some(
          (other, at) => at > index && Math.hypot(one.x - other.x, one.y - other.y) < one.width * 0.9,
        ),
      );
      await expect(touching).toEqual([]);
    }
  },
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
