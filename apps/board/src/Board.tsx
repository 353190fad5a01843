import { brandStyle } from "@kaitori/brand/theme";
import { Heading, Stack } from "@kaitori/ui";
import { useEffect, useMemo, useState } from "react";
import * as styles from "./Board.css.ts";
import { BrandPicker } from "./BrandPicker.tsx";
import { brandOf } from "./brands.ts";
import {
  type BoardDraft,
  brandOfDraft,
  createDraft,
  isUnsaved,
  readStoredDraft,
  storeDraft,
} from "./draft.ts";
import { Facts } from "./Facts.tsx";
import { Look } from "./Look.tsx";
import { Pictures } from "./Pictures.tsx";
import { Preview } from "./Preview.tsx";
import { useRepository } from "./repository.ts";
import { SavePanel, type SavePanelProps } from "./SavePanel.tsx";
import { Segments } from "./Segments.tsx";
import { texts } from "./texts.ts";

const parts = [
  ["look", texts.look],
  ["pictures", texts.pictures],
  ["facts", texts.facts],
  ["save", texts.saveTab],
] as const;
type Part = (typeof parts)[number][0];

const storeDelayMs = 300;
const previewDelayMs = 500;

/** The page: decisions about a brand on one side, a preview of every screen on the other. */
export function Board() {
  const [draft, setDraft] = useState<BoardDraft>(() => readStoredDraft() ?? createDraft());
  const [saved, setSaved] = useState<BoardDraft>();
  const { canSave, savedTokens, addSaved } = useRepository();
  const [part, setPart] = useState<Part>("look");
  const [isPreviewShown, setPreviewShown] = useState(false);
  const handleSaved: SavePanelProps["onSaved"] = (savedDraft, target) => {
    setSaved(savedDraft);
    if (target === "repository") addSaved({ [savedDraft.name]: savedDraft.tokens });
  };
  const change = (changes: Partial<BoardDraft>) => setDraft((before) => ({ ...before, ...changes }));
  useEffect(() => {
    const timer = setTimeout(() => storeDraft(draft), storeDelayMs);
    return () => clearTimeout(timer);
  }, [draft]);

  const css = useMemo(() => {
    const assetBase = brandOf(draft.opened)?.assetBase;
    return brandStyle({ tokens: draft.tokens, ...(assetBase !== undefined && { assetBase }) });
  }, [draft.tokens, draft.opened]);
  const brand = useDebouncedBrand(draft);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="title3">
          {texts.title}
        </Heading>
        <span className={styles.lead}>{texts.lead}</span>
        <div className={`${styles.viewSwitch} ${styles.onlyOnPhone}`}>
          {[false, true].map((isPreview) => (
            <button
              key={String(isPreview)}
              type="button"
              className={styles.segment}
              aria-pressed={isPreviewShown === isPreview}
              onClick={() => setPreviewShown(isPreview)}
            >
              {isPreview ? texts.see : texts.decide}
            </button>
          ))}
        </div>
      </header>
      <div className={styles.body}>
        <div className={isPreviewShown ? `${styles.panel} ${styles.notOnPhone}` : styles.panel}>
          <Stack gap="l">
            <BrandPicker
              draft={draft}
              isUnsaved={isUnsaved(draft, saved, savedTokens)}
              savedTokens={savedTokens}
              onOpen={setDraft}
            />
            <Segments label={texts.decide} options={parts} value={part} onChange={setPart} />
            {part === "look" && <Look tokens={draft.tokens} onChange={(tokens) => change({ tokens })} />}
            {part === "pictures" && (
              <Pictures pictures={draft.pictures} onChange={(pictures) => change({ pictures })} />
            )}
            {part === "facts" && <Facts draft={draft} onChange={change} />}
            {part === "save" && (
              <SavePanel
                draft={draft}
                canSave={canSave}
                onSaved={handleSaved}
                onWriteFacts={() => setPart("facts")}
              />
            )}
          </Stack>
        </div>
        <main className={isPreviewShown ? styles.preview : `${styles.preview} ${styles.notOnPhone}`}>
          <Preview css={css} brand={brand} />
        </main>
      </div>
    </div>
  );
}

/** The brand for the frames, updated when changes pause. */
function useDebouncedBrand(draft: BoardDraft) {
  const [delayed, setDelayed] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(draft), previewDelayMs);
    return () => clearTimeout(timer);
  }, [draft]);
  // Changed tokens do not remount the frames, except for a new brand, whose pictures depend on them.
  const json = useMemo(() => {
    const brand = brandOfDraft(delayed);
    return JSON.stringify(brandOf(delayed.opened) ? { ...brand, tokens: undefined } : brand);
  }, [delayed]);
  return useMemo(() => ({ ...JSON.parse(json), tokens: delayed.tokens }), [json]);
}
