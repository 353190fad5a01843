import type { BrandTokens } from "@kaitori/brand";
import { colourDecisions } from "@kaitori/brand/tokens";
import { Stack } from "@kaitori/ui";
import type { ThemeDecisions } from "@kaitori/ui/theme";
import { AdjustedColours } from "./AdjustedColours.tsx";
import * as styles from "./Board.css.ts";
import { ColourField } from "./ColourField.tsx";
import { Pairs } from "./Pairs.tsx";
import { Segments } from "./Segments.tsx";
import { choices, texts } from "./texts.ts";

export interface LookProps {
  readonly tokens: BrandTokens;
  readonly onChange: (tokens: BrandTokens) => void;
}

/** Choices because of which the theme may change a colour. */
const choicesThatAdjustColours = ["action", "header", "emphasis"] as const;
const otherChoices = (Object.keys(choices) as (keyof typeof choices)[]).filter(
  (name) => !choicesThatAdjustColours.some((choice) => choice === name),
);

/** Form for the decisions; the theme derives the rest. */
export function Look({ tokens, onChange }: LookProps) {
  const { decisions } = tokens;
  const decide = (change: Partial<ThemeDecisions>) =>
    onChange({ ...tokens, decisions: { ...decisions, ...change } });
  return (
    <Stack gap="l">
      <Stack gap="m">
        {colourDecisions.map((name) => (
          <ColourField key={name} name={name} tokens={tokens} onChange={decide} />
        ))}
      </Stack>
      <Pairs tokens={tokens} />
      <label className={styles.labelledSelect}>
        <span>
          {texts.corner} {texts.pixels(decisions.corner)}
        </span>
        <input
          type="range"
          min={0}
          max={32}
          className={styles.range}
          value={decisions.corner}
          onChange={(event) => decide({ corner: event.currentTarget.valueAsNumber })}
        />
      </label>
      {choicesThatAdjustColours.map((name) => (
        <Stack key={name} gap="xs">
          <Choice name={name} decisions={decisions} onDecide={decide} />
          <AdjustedColours decision={name} tokens={tokens} />
        </Stack>
      ))}
      {otherChoices.map((name) => (
        <Choice key={name} name={name} decisions={decisions} onDecide={decide} />
      ))}
    </Stack>
  );
}

interface ChoiceProps {
  readonly name: keyof typeof choices;
  readonly decisions: ThemeDecisions;
  readonly onDecide: (change: Partial<ThemeDecisions>) => void;
}

function Choice({ name, decisions, onDecide }: ChoiceProps) {
  const { label, options } = choices[name];
  return (
    <Segments
      label={label}
      options={Object.entries(options)}
      value={String(decisions[name] ?? Object.keys(options)[0])}
      onChange={(value) => onDecide({ [name]: name === "headingWeight" ? Number(value) : value })}
    />
  );
}
