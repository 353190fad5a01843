import { Text } from "@kaitori/ui";
import * as styles from "./Decided.css.ts";
import { Key } from "./Key.tsx";

/** What a brand says under a key; a colour is shown, too. */
export function Decided({ value }: { value: unknown }) {
  if (value === undefined) return <Text tone="quiet">Left out</Text>;
  const isColour = typeof value === "string" && /^#[\da-f]{6}$/i.test(value);
  return (
    <Text as="div">
      {isColour && <span className={styles.swatch} style={{ background: value }} />}
      <Key name={JSON.stringify(value)} />
    </Text>
  );
}
