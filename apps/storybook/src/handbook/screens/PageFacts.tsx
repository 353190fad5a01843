import { allAreas } from "@kaitori/brand/areas";
import { DataList, Heading, Stack, Text } from "@kaitori/ui";
import { additions, allCalls, type CallDefinition, type CallName } from "@kaitori/wire";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { ScreenFacts } from "../../../screen-facts.ts";
import { Key } from "../Key.tsx";
import { Folded } from "./Folded.tsx";

const texts = new Map(
  allAreas.flatMap(({ area, texts: words }) =>
    Object.entries(words).map(([key, text]) => [`${area}.${key}`, text]),
  ),
);

const isCall = (name: string): name is CallName => Object.hasOwn(allCalls, name);

// A thumb finds it.
const state = { display: "inline-block", padding: 12, color: "inherit" };

export interface PageFactsProps {
  readonly page: ScreenFacts;
  /** What the brand of the toolbar says otherwise. */
  readonly isOpen: boolean;
  readonly copy: { readonly [key: string]: string | undefined };
}

/** One page: where it is, who passes, what it asks the server, what it says, and in which states it is shown here. */
export function PageFacts({
  page: { address, layout, guards, calls, words, states },
  copy,
  isOpen,
}: PageFactsProps) {
  const said = words.filter((key) => texts.has(key));
  return (
    <Stack as="section" gap="s">
      <Heading level={2}>{address}</Heading>
      <DataList
        items={[
          { id: "layout", term: "Layout", value: <Key name={layout} /> },
          { id: "guards", term: "Guards", value: <Text size="small">{guards.join(", ") || "None"}</Text> },
        ]}
      />
      <Folded
        title={`States: ${states.flatMap(({ names }) => names).length}`}
        isOpen={isOpen}
        content={() => (
          <>
            {states.flatMap(({ screen, names }) =>
              names.map((name) => (
                <a
                  key={`${screen} ${name}`}
                  href={`/?path=/story/${toId(`Screens/${screen}`, storyNameFromExport(name))}`}
                  target="_top"
                  style={state}
                >
                  {`${screen}: ${storyNameFromExport(name)}`}
                </a>
              )),
            )}
          </>
        )}
      />
      <Folded
        title={`Calls: ${calls.length}`}
        isOpen={isOpen}
        content={() => (
          <>
            <DataList
              items={calls.filter(isCall).map((name) => {
                const { method, path, addition }: CallDefinition = allCalls[name];
                return {
                  id: name,
                  term: <Key name={`${method} /api/${path}`} />,
                  value: (
                    <Text size="small">
                      {addition
                        ? `Needs ${addition}. Without it: ${additions[addition].instead}`
                        : "Specified"}
                    </Text>
                  ),
                };
              })}
            />
          </>
        )}
      />
      <Folded
        title={`Words: ${said.length}`}
        isOpen={isOpen}
        content={() => (
          <>
            <DataList
              items={said.map((key) => ({
                id: key,
                term: <Key name={key} />,
                value: <Text size="small">{copy[key] ?? texts.get(key)}</Text>,
              }))}
            />
          </>
        )}
      />
    </Stack>
  );
}
