import { Text } from "@kaitori/ui";
import { Key } from "../Key.tsx";
import * as styles from "./KeyValue.css.ts";

export interface KeyValueProps {
  readonly value: unknown;
  /** Text for an absent value. */
  readonly absentText: string;
}

/** A brand's value for a key; a colour is also shown. */
export function KeyValue({ value, absentText }: KeyValueProps) {
  if (value === undefined) return <Text tone="quiet">{absentText}</Text>;
  const isColour = typeof value === "string" && /^#[\da-f]{6}$/i.test(value);
  return (
    <Text as="div">
      {isColour && <span className={styles.swatch} style={{ background: value }} />}
      <Key name={JSON.stringify(value)} />
    </Text>
  );
}
