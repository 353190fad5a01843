import type { BrandTokens } from "@kaitori/brand/tokens";
import { DataList, Heading, Text } from "@kaitori/ui";
import { type ColourToken, deriveTheme, measurePairs } from "@kaitori/ui/theme";
import * as styles from "../decided/KeyValue.css.ts";
import { HandbookPage } from "../HandbookPage.tsx";
import { WrappingCode } from "../WrappingCode.tsx";
import type { ColourLabels } from "./colour-labels.ts";

/** All derived colours of a brand, each with its pair of lowest contrast. */
export function ColoursPage({
  labels,
  tokens,
}: {
  readonly labels: ColourLabels;
  readonly tokens: BrandTokens;
}) {
  const theme = deriveTheme(tokens.decisions, tokens.overrides);
  const pairs = measurePairs(theme);
  return (
    <HandbookPage title={labels.title} intro={labels.intro} lang={labels.lang}>
      <Heading level={2}>{labels.colours}</Heading>
      <DataList
        items={Object.entries(theme.colour).map(([name, colour]) => {
          const pairOfLowestContrast = pairs.find(({ text, on }) => text === name || on === name);
          return {
            id: name,
            term: <WrappingCode text={name} />,
            value: (
              <Text as="div" size="small">
                <span className={styles.swatch} style={{ background: colour }} />
                {labels.use(labels.uses[name as ColourToken])}
                {pairOfLowestContrast ? labels.closest(colour, pairOfLowestContrast) : labels.noText(colour)}
              </Text>
            ),
          };
        })}
      />
    </HandbookPage>
  );
}
