import type { BrandTokens } from "@kaitori/brand";
import { backgroundNames, colourTokenNames } from "@kaitori/brand/sentences";
import { type ColourDecision, nearestReadable, readableSet } from "@kaitori/brand/tokens";
import { Button, Stack, Text, TextField } from "@kaitori/ui";
import { contrastFailures, deriveTheme, type Hex, isDark } from "@kaitori/ui/theme";
import { useEffect, useState } from "react";
import { AdjustedColours } from "./AdjustedColours.tsx";
import * as styles from "./Board.css.ts";
import { colourNames, texts } from "./texts.ts";

export interface ColourFieldProps {
  readonly name: ColourDecision;
  readonly tokens: BrandTokens;
  readonly onChange: (colours: Partial<Record<ColourDecision, Hex>>) => void;
}

const hexOf = (typed: string): Hex | undefined => {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(typed.normalize("NFKC").trim())?.[1];
  if (!digits) return undefined;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${six.toLowerCase()}`;
};

const replaceColour = (tokens: BrandTokens, name: ColourDecision, colour: Hex): BrandTokens => ({
  ...tokens,
  decisions: { ...tokens.decisions, [name]: colour },
});

/** Colour field that rejects a colour with too little contrast and suggests the nearest sufficient one. */
export function ColourField({ name, tokens, onChange }: ColourFieldProps) {
  const current = tokens.decisions[name];
  const [input, setInput] = useState<string>(current);
  useEffect(() => setInput(current), [current]);
  const { label, hint } = colourNames[name];
  const colour = hexOf(input);
  const candidate = colour && replaceColour(tokens, name, colour);
  const failures =
    candidate && colour !== current
      ? contrastFailures(deriveTheme(candidate.decisions, candidate.overrides))
      : [];
  const handleInput = (text: string) => {
    setInput(text);
    const next = hexOf(text);
    if (next === undefined || next === current) return;
    const { decisions, overrides } = replaceColour(tokens, name, next);
    if (contrastFailures(deriveTheme(decisions, overrides)).length === 0) onChange({ [name]: next });
  };
  return (
    <Stack gap="xs">
      <div className={styles.colourRow}>
        <div className={styles.colourText}>
          <TextField
            label={label}
            hint={hint || undefined}
            hidesOptionalMark
            value={input}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => handleInput(event.currentTarget.value)}
            error={faultOf(colour, failures)}
          />
        </div>
        <input
          type="color"
          aria-label={texts.pick(label)}
          className={styles.swatch}
          value={colour ?? current}
          onChange={(event) => handleInput(event.currentTarget.value)}
        />
      </div>
      {candidate && failures.length > 0 && <Proposal name={name} tokens={candidate} onAccept={onChange} />}
      {failures.length === 0 && <AdjustedColours decision={name} tokens={tokens} />}
    </Stack>
  );
}

function faultOf(colour: Hex | undefined, failures: ReturnType<typeof contrastFailures>) {
  if (!colour) return texts.notAColour;
  const [worst] = failures;
  if (!worst) return undefined;
  const { text, on, ratio, minimum } = worst;
  return [
    texts.refused(colourTokenNames[text], backgroundNames[on], ratio, minimum),
    ...(failures.length > 1 ? [texts.more(failures.length - 1)] : []),
    texts.screensUnchanged,
  ].join("");
}

interface ProposalProps {
  readonly name: ColourDecision;
  readonly tokens: BrandTokens;
  readonly onAccept: ColourFieldProps["onChange"];
}

function Proposal({ name, tokens, onAccept }: ProposalProps) {
  const nearest = nearestReadable(tokens, name);
  const proposedSet =
    name === "brand" || name === "accent" ? undefined : readableSet(tokens, name, tokens.decisions[name]);
  if (!nearest && !proposedSet) return <Text size="small">{texts.noProposal}</Text>;
  return (
    <>
      {nearest && (
        <Button tone="secondary" onClick={() => onAccept({ [name]: nearest })}>
          <span className={styles.proposedColour} style={{ background: nearest }} aria-hidden="true" />
          {texts.propose(nearest)}
        </Button>
      )}
      {proposedSet && (
        <Button tone="secondary" onClick={() => onAccept(proposedSet)}>
          {texts.proposeSet(isDark(proposedSet), proposedSet)}
        </Button>
      )}
    </>
  );
}
