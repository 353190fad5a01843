import { todayInTokyo } from "@kaitori/domain";
import { Banner, Button, Note, Stack, Text } from "@kaitori/ui";
import { strToU8, zipSync } from "fflate";
import { useState } from "react";
import * as v from "valibot";
import { type BoardDraft, filesOf, missingOf, toBrandDraft } from "./draft.ts";
import { endpoint } from "./repository.ts";
import { texts } from "./texts.ts";

const SavedBody = v.object({
  isNew: v.boolean(),
  findings: v.array(
    v.object({
      file: v.string(),
      line: v.number(),
      message: v.string(),
      howToFix: v.string(),
      level: v.optional(v.literal("advice")),
    }),
  ),
});
const RefusalBody = v.object({ refused: v.string() });

type Outcome =
  | {
      readonly kind: "saved";
      readonly saved: v.InferOutput<typeof SavedBody>;
      readonly name: string;
      readonly host: string;
    }
  | { readonly kind: "refused"; readonly text: string };

export interface SavePanelProps {
  readonly draft: BoardDraft;
  readonly canSave: boolean | undefined;
  readonly onSaved: (boardDraft: BoardDraft, target: "repository" | "archive") => void;
  /** Opens the form in which the user enters the names that are missing. */
  readonly onWriteFacts: () => void;
}

const zip = (files: ReturnType<typeof filesOf>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ),
  );

/** Saves the draft into the repository, or downloads it as a folder. */
export function SavePanel({ draft: boardDraft, canSave, onSaved, onWriteFacts }: SavePanelProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const refuseWith = (text: string) => setOutcome({ kind: "refused", text });

  const save = async () => {
    setIsSaving(true);
    setOutcome(undefined);
    try {
      const draft = await toBrandDraft(boardDraft);
      if (!draft) return refuseWith(texts.refusedSaves.notADraft ?? "");
      const response = await fetch(endpoint, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(draft),
      });
      const body: unknown = await response.json();
      if (v.is(SavedBody, body)) {
        setOutcome({ kind: "saved", saved: body, name: draft.name, host: draft.host });
        onSaved(boardDraft, "repository");
      } else refuseWith((v.is(RefusalBody, body) && texts.refusedSaves[body.refused]) || texts.saveFailed);
    } catch {
      refuseWith(texts.saveFailed);
    } finally {
      setIsSaving(false);
    }
  };
  const download = async () => {
    const draft = await toBrandDraft(boardDraft);
    if (!draft) return refuseWith(texts.refusedSaves.notADraft ?? "");
    const url = URL.createObjectURL(
      new Blob([zip(filesOf(draft, todayInTokyo(new Date())))], { type: "application/zip" }),
    );
    Object.assign(document.createElement("a"), { href: url, download: `${draft.name}.zip` }).click();
    // Until then the browser reads the archive.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    onSaved(boardDraft, "archive");
  };
  const missing = missingOf(boardDraft);
  if (missing.length > 0)
    return (
      <Banner
        tone="notice"
        title={texts.writeFirst(missing.map((key) => texts[key]).join("、"))}
        action={
          <Button tone="secondary" onClick={onWriteFacts}>
            {texts.facts}
          </Button>
        }
      >
        {texts.writeFirstText}
      </Banner>
    );

  return (
    <Stack gap="m">
      {canSave && (
        <Button width="full" busy={isSaving} onClick={() => void save()}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      )}
      {canSave === false && <Note>{texts.cannotSave}</Note>}
      {outcome?.kind === "refused" && (
        <Banner tone="critical" role="alert">
          {outcome.text}
        </Banner>
      )}
      {outcome?.kind === "saved" && <SavedBanner {...outcome} />}
      <Button tone="secondary" width="full" onClick={() => void download()}>
        {texts.download}
      </Button>
      <Note>{texts.downloadHint}</Note>
    </Stack>
  );
}

function SavedBanner({ saved, name, host }: Extract<Outcome, { kind: "saved" }>) {
  const { findings, isNew } = saved;
  const errors = findings.filter(({ level }) => level !== "advice").length;
  const advice = findings.length - errors;
  return (
    <Banner tone={errors === 0 ? "positive" : "caution"} role="status" title={texts.saved(name)}>
      <Text>{isNew ? texts.savedNew(host) : texts.savedLook}</Text>
      <Text>
        {errors > 0 ? texts.checkErrors(errors) : advice > 0 ? texts.checkAdvice(advice) : texts.checkPassed}
      </Text>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ file, line, message, howToFix }) => (
            <li key={`${file}:${line}:${message}`}>
              {message}
              {texts.location(file, line)}
              <br />
              {howToFix}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
