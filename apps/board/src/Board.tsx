import { brandStyle } from "@kaitori/brand/theme";
import { Heading, Stack } from "@kaitori/ui";
import { useEffect, useMemo, useState } from "react";
import * as styles from "./Board.css.ts";
import { brandOf } from "./brands.ts";
import { beginNew, brandOfDrawn, type Drawn, hasUnsaved, keep, kept } from "./draft.ts";
import { Facts } from "./Facts.tsx";
import { Keep, type KeepProps } from "./Keep.tsx";
import { Look } from "./Look.tsx";
import { Opened } from "./Opened.tsx";
import { Pictures } from "./Pictures.tsx";
import { useRepository } from "./repository.ts";
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
  const [drawn, setDrawn] = useState<Drawn>(() => kept() ?? beginNew());
  const [saved, setSaved] = useState<Drawn>();
  const { canSave, decided, remember } = useRepository();
  const [part, setPart] = useState<Part>("look");
  const [isSeeing, setIsSeeing] = useState(false);
  const keepSaved: KeepProps["onSaved"] = (kept, to) => {
    setSaved(kept);
    if (to === "repository") remember({ [kept.name]: kept.tokens });
  };
  const change = (more: Partial<Drawn>) => setDrawn((before) => ({ ...before, ...more }));
  useEffect(() => {
    const later = setTimeout(() => keep(drawn), 300);
    return () => clearTimeout(later);
  }, [drawn]);

  const css = useMemo(() => {
    const assetBase = brandOf(drawn.opened)?.assetBase;
    return brandStyle({ tokens: drawn.tokens, ...(assetBase !== undefined && { assetBase }) });
  }, [drawn.tokens, drawn.opened]);
  const brand = useSettled(drawn);
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
            <Opened
              drawn={drawn}
              isUnsaved={hasUnsaved(drawn, saved, decided)}
              decided={decided}
              onOpen={setDrawn}
            />
            <Segments label={texts.decide} options={parts} value={part} onChange={setPart} />
            {part === "look" && <Look tokens={drawn.tokens} onChange={(tokens) => change({ tokens })} />}
            {part === "pictures" && (
              <Pictures pictures={drawn.pictures} onChange={(pictures) => change({ pictures })} />
            )}
            {part === "facts" && <Facts drawn={drawn} onChange={change} />}
            {part === "keep" && (
              <Keep
                drawn={drawn}
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

/** The brand as the frames draw it anew: when nobody has changed its words or pictures for a moment. */
function useSettled(drawn: Drawn) {
  const [settled, setSettled] = useState(drawn);
  useEffect(() => {
    const later = setTimeout(() => setSettled(drawn), 500);
    return () => clearTimeout(later);
  }, [drawn]);
  // A look alone needs no drawing anew, unless the drawings of a new brand are made of it.
  const json = useMemo(() => {
    const brand = brandOfDrawn(settled);
    return JSON.stringify(brandOf(settled.opened) ? { ...brand, tokens: undefined } : brand);
  }, [settled]);
  return useMemo(() => ({ ...JSON.parse(json), tokens: settled.tokens }), [json]);
}
