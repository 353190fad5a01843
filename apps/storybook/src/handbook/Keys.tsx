import type { DocumentedKey } from "@kaitori/brand/settings";
import { DataList, Stack, Text } from "@kaitori/ui";
import { Decided } from "./Decided.tsx";
import { Key } from "./Key.tsx";

export interface KeysProps {
  readonly keys: readonly DocumentedKey[];
  /** The data of a brand that the keys stand in. */
  readonly of: unknown;
}

/** Keys with the sentence that explains each, and what the brand of the toolbar says under it. */
export function Keys({ keys, of }: KeysProps) {
  const isGroup = (group: DocumentedKey) => keys.some(({ key }) => key.startsWith(`${group.key}.`));
  return (
    <DataList
      items={keys.map((documented) => ({
        id: documented.key,
        term: <Key name={documented.key} />,
        value: (
          <Stack gap="xs">
            <Text>
              {documented.sentence}
              {documented.optional && " May be left out."}
            </Text>
            {!isGroup(documented) && <Decided value={valueAt(of, documented.key)} />}
          </Stack>
        ),
      }))}
    />
  );
}

/** `valueAt({ legal: { phone: "03" } }, "legal.phone")` → `"03"` */
const valueAt = (data: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((part, name) => {
    const entry = Object.entries(part ?? {}).find(([own]) => own === name);
    return entry?.[1];
  }, data);
