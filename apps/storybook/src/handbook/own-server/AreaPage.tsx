import { Heading, Stack, Text } from "@kaitori/ui";
import { allCalls, type CallArea, type CallDefinition, type CallName } from "@kaitori/wire";
import { HandbookPage } from "../HandbookPage.tsx";
import { CallPart } from "./CallPart.tsx";
import { Fields } from "./Fields.tsx";
import { callsOf, describingArea, recordByName, recordsAt, recordsElsewhere } from "./known-records.ts";
import type { OwnServerTexts } from "./texts-en.ts";

export interface AreaPageProps {
  readonly area: CallArea;
  readonly texts: OwnServerTexts;
}

/** Calls of an area with their records. */
export function AreaPage({ area, texts }: AreaPageProps) {
  const { title, intro } = texts.areas[area];
  const calls = callsOf(area);
  return (
    <HandbookPage title={title} intro={intro} lang={texts.lang}>
      {calls.map((name, index) => (
        <CallPart
          key={name}
          name={name}
          sameBodyAs={calls.slice(0, index).find((before) => bodyOf(name) && bodyOf(before) === bodyOf(name))}
          texts={texts}
        />
      ))}
      <Heading level={2}>{texts.records}</Heading>
      {recordsAt(area).map((record) => (
        <Stack key={record} as="section" gap="s">
          <Heading level={3}>{record}</Heading>
          <Fields schema={recordByName(record)} texts={texts} />
        </Stack>
      ))}
      {recordsElsewhere(area).map((record) => (
        <Text key={record} size="small">
          {texts.withLabel(record, texts.recordElsewhere(texts.areas[describingArea(record)].title))}
        </Text>
      ))}
    </HandbookPage>
  );
}

const bodyOf = (name: CallName) => {
  const { body }: CallDefinition = allCalls[name];
  return body;
};
