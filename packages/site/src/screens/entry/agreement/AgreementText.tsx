import { contractBlocks } from "@kaitori/brand/text";
import { Heading, Stack, Text } from "@kaitori/ui";
import { footnote as footnoteClass } from "./Agreement.css.ts";
import { AgreementLines } from "./AgreementLines.tsx";

export interface AgreementTextProps {
  readonly text: string;
  readonly level: 2 | 3;
  /** The hash of what is explained: the paragraph that names it is nothing to be read word for word. */
  readonly footnote?: string;
}

/** The contract word for word, or what was explained before it. */
export function AgreementText({ text, level, footnote = "" }: AgreementTextProps) {
  return (
    <Stack gap="m">
      {contractBlocks(text).map(({ title, lines }) => (
        <div key={`${title}${lines.join()}`}>
          {title && (
            <Heading level={level} size="title3">
              {title}
            </Heading>
          )}
          {footnote !== "" && lines.includes(footnote) ? (
            <div className={footnoteClass}>
              <Text size="small" tone="quiet">
                {lines.join("\n")}
              </Text>
            </div>
          ) : (
            lines.length > 0 && <AgreementLines lines={lines} />
          )}
        </div>
      ))}
    </Stack>
  );
}
