import { contractBlocks } from "@kaitori/brand/text";
import { Heading, Stack } from "@kaitori/ui";
import * as styles from "./AgreementText.css.ts";

/** The contract word for word, or what was explained before it. */
export function AgreementText({ text, level }: { text: string; level: 2 | 3 }) {
  return (
    <Stack gap="m">
      {contractBlocks(text).map(({ title, lines }) => (
        <div key={`${title}${lines.join()}`}>
          {title && (
            <Heading level={level} size="title3">
              {title}
            </Heading>
          )}
          {lines.length > 0 && <p className={styles.lines}>{lines.join("\n")}</p>}
        </div>
      ))}
    </Stack>
  );
}
