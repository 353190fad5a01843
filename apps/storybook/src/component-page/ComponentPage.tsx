import facts from "virtual:component-facts";
import { controlsOf } from "@kaitori/brand/controls";
import { Description, Heading, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { DoAndDont } from "./DoAndDont.tsx";
import { type ComponentNotes, notes } from "./notes.ts";
import { Properties } from "./Properties.tsx";
import { WithComponentLinks } from "./WithComponentLinks.tsx";

const { words } = controlsOf({});

/** The page of a component: purpose, examples, properties, keyboard, screen readers, texts and tokens. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const name = preparedMeta.title.split("/").at(-1) ?? "";
  const componentNotes = notes[name];
  return (
    <>
      <Title />
      <p lang="ja">
        部品のページは英語だけです。言葉（金額、ボタン、削除など）から探すには、Ctrl+K を押してください。
      </p>
      <Description />
      {componentNotes && <Purposes {...componentNotes} />}
      <DoAndDont component={name} />
      <Heading>Properties</Heading>
      <Properties propertyGroups={facts[name]?.propertyGroups ?? []} />
      {componentNotes && (
        <>
          <Heading>Keyboard</Heading>
          <p>{componentNotes.keyboard}</p>
          <Heading>Screen readers</Heading>
          <p>{componentNotes.reader}</p>
        </>
      )}
      <Heading>Built-in texts</Heading>
      <BuiltInTexts name={name} />
      <Heading>Theme tokens</Heading>
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

function Purposes({ use, not }: ComponentNotes) {
  return (
    <>
      <Heading>Use it for</Heading>
      <ul>
        {use.map((line) => (
          <li key={line}>
            <WithComponentLinks>{line}</WithComponentLinks>
          </li>
        ))}
      </ul>
      <Heading>Do not use it for</Heading>
      <ul>
        {not.map((line) => (
          <li key={line}>
            <WithComponentLinks>{line}</WithComponentLinks>
          </li>
        ))}
      </ul>
    </>
  );
}

function BuiltInTexts({ name }: { name: string }) {
  const usedWords = Object.entries(words).filter(([key]) => facts[name]?.words.includes(key));
  if (usedWords.length === 0) return <p>None: all texts are properties.</p>;
  return (
    <ul>
      {usedWords.map(([key, word]) => (
        <li key={key}>
          <code>{key}</code> {typeof word === "string" ? word : "(depends on a number)"}
        </li>
      ))}
    </ul>
  );
}
