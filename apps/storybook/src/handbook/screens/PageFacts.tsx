import { allAreas } from "@kaitori/brand/areas";
import { DataList, Heading, Stack, Text } from "@kaitori/ui";
import { allCalls, type CallDefinition, type CallName } from "@kaitori/wire";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { ScreenFacts } from "../../../screen-facts.ts";
import { Folded } from "../Folded.tsx";
import { Key } from "../Key.tsx";

const texts = new Map(
  allAreas.flatMap(({ area, texts: words }) =>
    Object.entries(words).map(([key, text]) => [`${area}.${key}`, text]),
  ),
);

const isCall = (name: string): name is CallName => Object.hasOwn(allCalls, name);

// Target size for a thumb.
const state = { display: "inline-block", padding: 12, color: "inherit" };

export interface PageFactsProps {
  readonly page: ScreenFacts;
  readonly isOpen: boolean;
  /** Texts that the selected brand overrides. */
  readonly copy: { readonly [key: string]: string | undefined };
}

/** One page: address, guards, calls, copy and states. */
export function PageFacts({
  page: { address, layout, guards, calls, words, states },
  copy,
  isOpen,
}: PageFactsProps) {
  const usedKeys = words.filter((key) => texts.has(key));
  const usedCalls = calls.filter(isCall);
  const parts = [
    {
      title: `States: ${states.flatMap(({ names }) => names).length}`,
      content: () =>
        states.flatMap(({ screen, names }) =>
          names.map((name) => <State key={`${screen} ${name}`} screen={screen} name={name} />),
        ),
    },
    {
      title: `Calls: ${calls.length}`,
      content: () => <DataList items={usedCalls.map(itemOfCall)} />,
    },
    {
      title: `Texts: ${usedKeys.length}`,
      content: () => (
        <DataList
          items={usedKeys.map((key) => ({
            id: key,
            term: <Key name={key} />,
            value: <Text size="small">{copy[key] ?? texts.get(key)}</Text>,
          }))}
        />
      ),
    },
  ];
  return (
    <Stack as="section" gap="s">
      <Heading level={2}>{address}</Heading>
      <DataList
        items={[
          { id: "layout", term: "Layout", value: <Key name={layout} /> },
          { id: "guards", term: "Guards", value: <Text size="small">{guards.join(", ") || "None"}</Text> },
        ]}
      />
      {parts.map(({ title, content }) => (
        <Folded key={title} title={title} isOpen={isOpen} content={content} />
      ))}
    </Stack>
  );
}

function State({ screen, name }: { readonly screen: string; readonly name: string }) {
  return (
    <a
      href={`/?path=/story/${toId(`Screens/${screen}`, storyNameFromExport(name))}`}
      target="_top"
      style={state}
    >
      {`${screen}: ${storyNameFromExport(name)}`}
    </a>
  );
}

const addressOf = (name: CallName) => `${allCalls[name].method} /api/${allCalls[name].path}`;

function itemOfCall(name: CallName) {
  const { since }: CallDefinition = allCalls[name];
  const need = since === undefined ? "Specified" : `From level ${since} on`;
  return { id: name, term: <Key name={addressOf(name)} />, value: <Text size="small">{need}</Text> };
}
