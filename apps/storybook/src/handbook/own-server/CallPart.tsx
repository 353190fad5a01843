import { Heading, InfoIcon, Inline, Stack, StatusBadge, Text } from "@kaitori/ui";
import { allCalls, type CallDefinition, type CallName, exampleOf, fieldsOf, recordOf } from "@kaitori/wire";
import * as v from "valibot";
import { Key } from "../Key.tsx";
import { Example } from "./Example.tsx";
import { Fields } from "./Fields.tsx";
import * as styles from "./OwnServer.css.ts";
import type { OwnServerTexts } from "./texts-en.ts";

export interface CallPartProps {
  readonly name: CallName;
  /** An earlier call on the page whose body is the same. */
  readonly sameBodyAs: CallName | undefined;
  readonly texts: OwnServerTexts;
}

/** One call of the wire: purpose, request, response and errors. */
export function CallPart({ name, sameBodyAs, texts }: CallPartProps) {
  const definition: CallDefinition = allCalls[name];
  const {
    method,
    path,
    params,
    query,
    addedQuery = {},
    body,
    file,
    answer,
    answerUnspecified,
    idempotent,
  } = definition;
  const { call, summaries } = texts;
  const summaryOf = (one: CallName) => summaries[one] ?? allCalls[one].summary;
  return (
    <Stack as="section" gap="s">
      <Heading level={2}>{summaryOf(name)}</Heading>
      <code className={styles.code}>{`${method} /api/${path}`}</code>
      <CallOrigin definition={definition} texts={texts} />
      {params && <Entries title={call.path} entries={params} texts={texts} />}
      {query && <Entries title={call.query} entries={query} added={Object.keys(addedQuery)} texts={texts} />}
      <Heading level={3}>{call.body}</Heading>
      {file && (
        <Text>
          {call.file} <Key name={file} />
        </Text>
      )}
      {sameBodyAs ? <Text>{call.sameAs(summaryOf(sameBodyAs))}</Text> : <Body body={body} texts={texts} />}
      {idempotent && <Text size="small">{call.key}</Text>}
      <Heading level={3}>{call.answer}</Heading>
      <Answer answer={answer} texts={texts} />
      {answerUnspecified && <Text size="small">{call.notShown}</Text>}
      <Heading level={3}>{call.errors}</Heading>
      <Errors definition={definition} texts={texts} />
    </Stack>
  );
}

function CallOrigin({ definition, texts: { call } }: { definition: CallDefinition; texts: OwnServerTexts }) {
  const { since } = definition;
  return (
    <Inline>
      {since === undefined ? (
        <StatusBadge tone="positive">{call.specification}</StatusBadge>
      ) : (
        <StatusBadge tone="notice" mark={InfoIcon}>
          {call.since(since)}
        </StatusBadge>
      )}
    </Inline>
  );
}

interface EntriesProps {
  readonly title: string;
  readonly entries: v.ObjectEntries;
  /** Names that are additions. */
  readonly added?: readonly string[];
  readonly texts: OwnServerTexts;
}

function Entries({ title, entries, added = [], texts }: EntriesProps) {
  return (
    <>
      <Heading level={3}>{title}</Heading>
      <Fields schema={v.pipe(v.object(entries), v.metadata({ "x-additions": added }))} texts={texts} />
    </>
  );
}

function Body({ body, texts }: { body: v.GenericSchema | undefined; texts: OwnServerTexts }) {
  const example = body && exampleOf(body);
  if (!body || Object.keys(example ?? {}).length === 0) return <Text>{texts.call.none}</Text>;
  return (
    <>
      <Fields schema={body} texts={texts} />
      {fieldsOf(body).some(({ required }) => !required) && (
        <Text size="small">{texts.call.mayBeMissing}</Text>
      )}
      <Example title={texts.call.example} value={example} />
    </>
  );
}

function Answer({ answer, texts }: { answer: v.GenericSchema | undefined; texts: OwnServerTexts }) {
  if (!answer) return <Text>{texts.call.noAnswer}</Text>;
  const { name, isList } = recordOf(answer);
  return (
    <>
      {name ? (
        <Text>{isList ? texts.call.listOf(name) : name}</Text>
      ) : (
        <Fields schema={answer} texts={texts} />
      )}
      <Example title={texts.call.example} value={exampleOf(answer)} />
    </>
  );
}

/** An error body that names its record only, since another section describes it. */
const errorExampleOf = (schema: v.GenericSchema) => ({
  ...Object(exampleOf(schema)),
  ...Object.fromEntries(
    fieldsOf(schema).flatMap(({ path, type, record }) =>
      type === "record" && record !== undefined ? [[path, `<${record}>`]] : [],
    ),
  ),
});

function Errors({
  definition: { errors = {}, means, since },
  texts: { call },
}: {
  definition: CallDefinition;
  texts: OwnServerTexts;
}) {
  return (
    <>
      {means?.[401] && <Text>{call.operational}</Text>}
      {means?.[403] && <Text>{call.visitor}</Text>}
      {Object.entries(errors).map(([status, schema]) => (
        <Example
          key={status}
          title={`${status} ${recordOf(schema).name ?? ""}`}
          value={errorExampleOf(schema)}
        />
      ))}
      {since === undefined && Object.keys(errors).length > 0 && <Text size="small">{call.moreErrors}</Text>}
      <Text size="small">{call.commonErrors}</Text>
    </>
  );
}
