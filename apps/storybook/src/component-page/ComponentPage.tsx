import facts from "virtual:component-facts";
import { Description, Heading, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import { useEffect } from "react";
import { DoAndDont } from "./DoAndDont.tsx";
import { type ComponentNotes, notes } from "./notes.ts";
import { Properties } from "./Properties.tsx";
import { WithComponentLinks } from "./WithComponentLinks.tsx";

/** The page of a component: purpose, properties, keyboard, screen readers and examples. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const name = preparedMeta.title.split("/").at(-1) ?? "";
  const componentNotes = notes[name];
  // Storybook scrolls to the part in the address before this page has loaded.
  useEffect(() => document.getElementById(window.parent.location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <Title />
      <p lang="ja">
        部品のページは英語だけです。上の「言葉から探す」なら、日本語（金額、ボタン、削除など）でも探せます。
      </p>
      <Description />
      {componentNotes && <Purposes {...componentNotes} />}
      <DoAndDont component={name} />
      <Heading>Properties</Heading>
      <Properties propertyGroups={facts[name]?.propertyGroups ?? []} />
      {componentNotes && (
        <>
          <Heading>Keyboard</Heading>
          <p>{componentNotes.keyboard ?? "Takes no focus."}</p>
          <Heading>Screen readers</Heading>
          <p>{componentNotes.screenReader}</p>
        </>
      )}
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
