import { Heading, Stack } from "@kaitori/ui";
import * as styles from "./AgreementText.css.ts";

const headed = /^(第\d+条（.*）|別表.*|\d+．.*)(?:\n|$)/;

/** The contract word for word; an article's first line is its heading. */
export function AgreementText({ text, level }: { text: string; level: 2 | 3 }) {
  return (
    <Stack gap="m">
      {text.split("\n\n").map((paragraph) => {
        const title = headed.exec(paragraph)?.[1];
        const rest = title === undefined ? paragraph : paragraph.slice(title.length + 1);
        return (
          <div key={paragraph}>
            {title && (
              <Heading level={level} size="title3">
                {title}
              </Heading>
            )}
            {rest !== "" && <p className={styles.lines}>{rest}</p>}
          </div>
        );
      })}
    </Stack>
  );
}
