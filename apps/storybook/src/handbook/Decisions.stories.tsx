import { decisionKeys } from "@kaitori/brand/tokens";
import { DataList, Heading, Text } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Decided } from "./Decided.tsx";
import { HandbookPage } from "./HandbookPage.tsx";
import { Key } from "./Key.tsx";
import { Keys } from "./Keys.tsx";

export default { title: "Handbook/What a brand decides", parameters: { bare: true } } satisfies Meta;

const intro =
  "These decisions stand in a brand's tokens.ts; the theme derives every colour, size and corner from them. Colours that could not be read are moved until they can.";

export const Decisions: StoryObj = {
  name: "What a brand decides",
  render: (_args, { loaded: { brand } }) => (
    <HandbookPage title="What a brand decides" intro={intro}>
      <Keys keys={decisionKeys()} of={brand.tokens.decisions} />
      <Heading level={2}>Overrides</Heading>
      <Text>A derived token that a brand must have otherwise. Few: a long list is a second theme.</Text>
      <Overrides tokens={brand.tokens.overrides ?? {}} />
    </HandbookPage>
  ),
};

function Overrides({ tokens }: { tokens: Readonly<Record<string, unknown>> }) {
  const overridden = Object.entries(tokens);
  if (overridden.length === 0) return <Text tone="quiet">This brand has none.</Text>;
  return (
    <DataList
      items={overridden.map(([token, value]) => ({
        id: token,
        term: <Key name={token} />,
        value: <Decided value={value} />,
      }))}
    />
  );
}
