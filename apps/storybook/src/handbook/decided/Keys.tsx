import type { DocumentedKey } from "@kaitori/brand/settings";
import { DataList, Stack, Text } from "@kaitori/ui";
import { isHex } from "@kaitori/ui/theme";
import { WrappingCode } from "../WrappingCode.tsx";
import * as styles from "./KeyValue.css.ts";
import type { KeyLabels } from "./labels.ts";

export interface KeyValueProps {
  readonly value: unknown;
  /** Text for an absent value. */
  readonly absentText: string;
}

/** A brand's value for a key; a colour is also shown. */
export function KeyValue({ value, absentText }: KeyValueProps) {
  if (value === undefined) return <Text tone="subtle">{absentText}</Text>;
  return (
    <Text as="div">
      {isHex(value) && <span className={styles.swatch} style={{ background: value }} />}
      <WrappingCode text={JSON.stringify(value)} />
    </Text>
  );
}

export interface KeysProps {
  readonly keys: readonly DocumentedKey[];
  /** Japanese sentences by key; the schema has the English ones. */
  readonly sentences: Readonly<Record<string, string>> | undefined;
  /** Brand data in which the keys are looked up. */
  readonly data: unknown;
  readonly labels: KeyLabels;
}

/** Keys with their explanation and the value of the selected brand. */
export function Keys({ keys, sentences, data, labels }: KeysProps) {
  const isGroup = (group: DocumentedKey) => keys.some(({ key }) => key.startsWith(`${group.key}.`));
  return (
    <DataList
      items={keys.map((documented) => {
        const { key, optional } = documented;
        const sentence = sentences?.[key] ?? documented.sentence;
        return {
          id: key,
          term: <WrappingCode text={key} />,
          value: (
            <Stack gap="xs">
              <Text>{optional ? labels.markOptional(sentence) : sentence}</Text>
              {!isGroup(documented) && <KeyValue value={valueAt(data, key)} absentText={labels.absentText} />}
            </Stack>
          ),
        };
      })}
    />
  );
}

/** `valueAt({ legal: { phone: "03" } }, "legal.phone")` → `"03"` */
const valueAt = (data: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((part, name) => {
    const entry = Object.entries(part ?? {}).find(([key]) => key === name);
    return entry?.[1];
  }, data);
