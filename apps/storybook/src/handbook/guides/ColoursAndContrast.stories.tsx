import { DataList, Heading, Text } from "@kaitori/ui";
import { deriveTheme, judgedPairs, tokenNames } from "@kaitori/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as styles from "../Decided.css.ts";
import { HandbookPage } from "../HandbookPage.tsx";
import { Key } from "../Key.tsx";
import { fewScreens } from "../own-server/few-screens.ts";
import { colourUses } from "./colour-uses.ts";

export default {
  title: "Handbook/Colours and contrast",
  parameters: { bare: true },
  play: fewScreens,
} satisfies Meta;

/** Every colour that is derived for the brand of the toolbar, with the closest pair in which it is read. */
export const ColoursAndContrast: StoryObj = {
  name: "Colours and contrast",
  render: (_args, { loaded: { brand } }) => {
    const theme = deriveTheme(brand.tokens.decisions, brand.tokens.overrides);
    const pairs = judgedPairs(theme);
    return (
      <HandbookPage
        title="Colours and contrast"
        intro="What each is for, and its value, decided or derived for the brand of the toolbar. With each stands the pair that is the closest to its minimum; a pair below it is not built."
      >
        <Heading level={2}>Colours</Heading>
        <DataList
          items={tokenNames.colour.map((name) => {
            const colour = theme.colour[name];
            const [closest] = pairs
              .filter(({ text, on }) => text === name || on === name)
              .sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);
            return {
              id: name,
              term: <Key name={name} />,
              value: (
                <Text as="div" size="small">
                  <span className={styles.swatch} style={{ background: colour }} />
                  {`For ${colourUses[name]}. `}
                  {closest
                    ? `${colour}; ${closest.text} on ${closest.on}: ${closest.ratio.toFixed(2)}, at least ${closest.minimum}`
                    : `${colour}; carries no text`}
                </Text>
              ),
            };
          })}
        />
      </HandbookPage>
    );
  },
};
