import { brandStyle } from "@kaitori/brand/theme";
import { Heading, Stack } from "@kaitori/ui";
import { useEffect, useMemo, useState } from "react";
import * as styles from "./Board.css.ts";
import { BrandPicker } from "./BrandPicker.tsx";
import { brandOf } from "./brands.ts";
import { type BoardDraft, brandOfDraft, createDraft, hasUnsaved, keepDraft, readKeptDraft } from "./draft.ts";
import { Facts } from "./Facts.tsx";
import { Look } from "./Look.tsx";
import { Pictures } from "./Pictures.tsx";
import { useRepository } from "./repository.ts";
import { SavePanel, type SavePanelProps } from "./SavePanel.tsx";
import { Segments } from "./Segments.tsx";
import { Stage } from "./Stage.tsx";
import { texts } from "./texts.ts";

const parts = [
  ["look", texts.look],
  ["pictures", texts.pictures],
  ["facts", texts.facts],
  ["keep", texts.keep],
] as const;
type Part = (typeof parts)[number][0];

/** Decide on the one side, see every screen on the other. */
export function Board() {
  const [draft, setDraft] = useState<BoardDraft>(() => readKeptDraft() ?? createDraft());
  const [saved, setSaved] = useState<BoardDraft>();
  const { canSave, decided, remember } = useRepository();
  const [part, setPart] = useState<Part>("look");
  const [isSeeing, setIsSeeing] = useState(false);
  const keepSaved: SavePanelProps["onSaved"] = (kept, to) => {
    setSaved(kept);
    if (to === "repository") remember({ [kept.name]: kept.tokens });
  };
  const change = (more: Partial<BoardDraft>) => setDraft((before) => ({ ...before, ...more }));
  useEffect(() => {
    const later = setTimeout(() => keepDraft(draft), 300);
    return () => clearTimeout(later);
  }, [draft]);

  const css = useMemo(() => {
    const assetBase = brandOf(draft.opened)?.assetBase;
    return brandStyle({ tokens: draft.tokens, ...(assetBase !== undefined && { assetBase }) });
  }, [draft.tokens, draft.opened]);
  const brand = useSettledBrand(draft);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="title3">
          {texts.title}
        </Heading>
        <span className={styles.lead}>{texts.lead}</span>
        <div className={`${styles.views} ${styles.onlyOnPhone}`}>
          {[false, true].map((seeing) => (
            <button
              key={String(seeing)}
              type="button"
              className={styles.segment}
              aria-pressed={isSeeing === seeing}
              onClick={() => setIsSeeing(seeing)}
            >
              {seeing ? texts.see : texts.decide}
            </button>
          ))}
        </div>
      </header>
      <div className={styles.body}>
        <div className={isSeeing ? `${styles.panel} ${styles.notOnPhone}` : styles.panel}>
          <Stack gap="l">
            <BrandPicker
              draft={draft}
              isUnsaved={hasUnsaved(draft, saved, decided)}
              savedTokens={decided}
              onOpen={setDraft}
            />
            <Segments label={texts.decide} options={parts} value={part} onChange={setPart} />
            {part === "look" && <Look tokens={draft.tokens} onChange={(tokens) => change({ tokens })} />}
            {part === "pictures" && (
              <Pictures pictures={draft.pictures} onChange={(pictures) => change({ pictures })} />
            )}
            {part === "facts" && <Facts draft={draft} onChange={change} />}
            {part === "keep" && (
              <SavePanel
                draft={draft}
                canSave={canSave}
                onSaved={keepSaved}
                onWriteFacts={() => setPart("facts")}
              />
            )}
          </Stack>
        </div>
        <main className={isSeeing ? styles.stage : `${styles.stage} ${styles.notOnPhone}`}>
          <Stage css={css} brand={brand} />
        </main>
      </div>
    </div>
  );
}

/** The brand for the frames, updated when its words and pictures have not changed for a moment. */
function useSettledBrand(draft: BoardDraft) {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const later = setTimeout(() => setSettled(draft), 500);
    return () => clearTimeout(later);
  }, [draft]);
  // New tokens alone do not remount the frames, except for a new brand, whose pictures depend on them.
  const json = useMemo(() => {
    const brand = brandOfDraft(settled);
    return JSON.stringify(brandOf(settled.opened) ? { ...brand, tokens: undefined } : brand);
  }, [settled]);
  return useMemo(() => ({ ...JSON.parse(json), tokens: settled.tokens }), [json]);
}
