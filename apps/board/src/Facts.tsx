import { type Fact, isBrandName, unwrittenFacts } from "@kaitori/brand/draft";
import { Banner, Note, Stack, TextField } from "@kaitori/ui";
import { brandOf } from "./brands.ts";
import type { BoardDraft } from "./draft.ts";
import { factNames, texts } from "./texts.ts";

export interface FactsProps {
  readonly draft: BoardDraft;
  readonly onChange: (change: Partial<BoardDraft>) => void;
}

// A new brand has a placeholder for each fact.
const facts = Object.keys(unwrittenFacts) as Fact[];

/** The brand's names, and the company's facts for the legal pages, the mails and the contract. */
export function Facts({ draft, onChange }: FactsProps) {
  const isExisting = draft.opened !== "";
  const isTaken = !isExisting && brandOf(draft.name) !== undefined;
  return (
    <Stack gap="m">
      {isExisting ? (
        <Banner tone="notice">{texts.existingBrand(draft.name)}</Banner>
      ) : (
        <>
          <TextField
            label={texts.name}
            required
            hint={texts.nameHint}
            value={draft.name}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            onChange={(event) => onChange({ name: event.currentTarget.value.trim() })}
            error={
              isTaken
                ? texts.nameTaken
                : draft.name !== "" && !isBrandName(draft.name)
                  ? texts.nameFault
                  : undefined
            }
          />
          {(["serviceName", "company"] as const).map((key) => (
            <TextField
              key={key}
              label={texts[key]}
              required
              value={draft[key]}
              onChange={(event) => onChange({ [key]: event.currentTarget.value })}
            />
          ))}
          <TextField
            label={texts.host}
            example={`${draft.name || "brand"}.localhost`}
            value={draft.host}
            spellCheck={false}
            onChange={(event) => onChange({ host: event.currentTarget.value.trim() })}
          />
          <Note>{texts.optionalFacts}</Note>
          {facts.map((fact) => (
            <TextField
              key={fact}
              label={factNames[fact].label}
              hidesOptionalMark
              example={factNames[fact].example}
              value={draft.facts[fact] ?? ""}
              onChange={(event) => onChange({ facts: { ...draft.facts, [fact]: event.currentTarget.value } })}
            />
          ))}
        </>
      )}
    </Stack>
  );
}
