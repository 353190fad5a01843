import facts from "virtual:component-facts";
import { controlsOf } from "@kaitori/brand/controls";
import { Description, Heading, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { DoAndDont } from "./DoAndDont.tsx";
import { InEveryBrand } from "./InEveryBrand.tsx";
import { Named } from "./Named.tsx";
import { type ComponentNotes, notes } from "./notes.ts";
import { Properties } from "./Properties.tsx";

const { words } = controlsOf({});

/** The page of a component: what it is, when to take it, its properties, how it is used without eyes or mouse. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf("meta", ["meta"]);
  const name = preparedMeta.title.split("/").at(-1) ?? "";
  const known = notes[name];
  return (
    <>
      <Title />
      <p lang="ja">
        部品のページは英語だけです。言葉（金額、ボタン、削除など）から探すには、Ctrl+K を押してください。
      </p>
      <Description />
      {known && <Use {...known} />}
      <DoAndDont of={name} />
      <Heading>Properties</Heading>
      <Properties takes={facts[name]?.takes ?? []} />
      <Heading>In every brand</Heading>
      <InEveryBrand stories={defaultFirst(Object.values(csfFile.stories))} />
      {known && (
        <>
          <Heading>Keyboard</Heading>
          <p>{known.keyboard}</p>
          <Heading>Screen readers</Heading>
          <p>{known.reader}</p>
        </>
      )}
      <Heading>Words it says by itself</Heading>
      <WordsOf name={name} />
      <Heading>Tokens it wears</Heading>
      <p>
        {facts[name]?.tokens.map((token) => (
          <code key={token} style={{ marginInlineEnd: 8, display: "inline-block" }}>
            {token}
          </code>
        ))}
      </p>
      <Stories title="Examples" />
    </>
  );
}

function Use({ use, not }: ComponentNotes) {
  return (
    <>
      <Heading>Take it for</Heading>
      <ul>
        {use.map((line) => (
          <li key={line}>
            <Named>{line}</Named>
          </li>
        ))}
      </ul>
      <Heading>Do not take it for</Heading>
      <ul>
        {not.map((line) => (
          <li key={line}>
            <Named>{line}</Named>
          </li>
        ))}
      </ul>
    </>
  );
}

function WordsOf({ name }: { name: string }) {
  const said = Object.entries(words).filter(([key]) => facts[name]?.words.includes(key));
  if (said.length === 0) return <p>None: every word is handed to it.</p>;
  return (
    <ul>
      {said.map(([key, word]) => (
        <li key={key}>
          <code>{key}</code> {typeof word === "string" ? word : "(made of what is counted)"}
        </li>
      ))}
    </ul>
  );
}

const defaultFirst = <Story extends { readonly name: string }>(stories: readonly Story[]) =>
  stories.toSorted((one, other) => Number(other.name === "Default") - Number(one.name === "Default"));
