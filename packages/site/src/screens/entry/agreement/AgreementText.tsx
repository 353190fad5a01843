import { contractBlocks } from "@kaitori/brand/text";
import { Heading, Stack } from "@kaitori/ui";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
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

/** The same with each article behind its heading: a contract of twenty articles can be looked over on a phone. */
export function FoldedAgreement({ text }: { text: string }) {
  return (
    <>
      {contractBlocks(text).map(({ title, lines }) => {
        const body = <p className={styles.lines}>{lines.join("\n")}</p>;
        const key = `${title}${lines.join()}`;
        return title ? (
          <Disclosure key={key} title={title}>
            {body}
          </Disclosure>
        ) : (
          <div key={key}>{body}</div>
        );
      })}
    </>
  );
}
