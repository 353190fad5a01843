import { Text } from "@kaitori/ui";
import { isHex } from "@kaitori/ui/theme";
import { WrappingCode } from "../WrappingCode.tsx";
import * as styles from "./KeyValue.css.ts";

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
