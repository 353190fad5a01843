import type { Brand } from "@kaitori/brand";
import { useEffect, useRef, useState } from "react";
import * as styles from "./Board.css.ts";
import { brandOf, brands } from "./brands.ts";
import { Frame, type Size, sizes } from "./Frame.tsx";
import { Segments } from "./Segments.tsx";
import { Select } from "./Select.tsx";
import { screens } from "./screens.ts";
import { stages } from "./stages.ts";
import { texts } from "./texts.ts";

const shownScreens = [...screens, stages];
const [firstScreen = stages] = shownScreens;
const draftName = "";
/** The draft has no name of a folder while it is drawn. */
type BrandName = string;

export interface StageProps {
  readonly css: string;
  readonly brand: Brand;
}

/** Every screen in every state: in the draft and in the brands, beside each other or alone, on a phone and on a desktop. */
export function Stage({ css, brand }: StageProps) {
  const [screenId, setScreenId] = useState(firstScreen.id);
  const [story, setStory] = useState(firstScreen.states[0]?.story ?? "");
  const [isEvery, setIsEvery] = useState(false);
  const [isBeside, setIsBeside] = useState(true);
  const [shown, setShown] = useState<readonly BrandName[]>([draftName, ...brands.map(({ name }) => name)]);
  const [singleBrand, setSingleBrand] = useState<BrandName>(draftName);
  const [size, setSize] = useState<Size>("phone");
  const [drawnStories, setDrawnStories] = useState<ReadonlyMap<string, string>>(new Map());
  const [words, setWords] = useState<{ brand: BrandName; texts: readonly string[] }>();
  const stage = useRef<HTMLDivElement>(null);
  const width = useRoom(stage);

  const screen = shownScreens.find(({ id }) => id === screenId) ?? firstScreen;
  const states = screen.states;
  const at = Math.max(
    0,
    states.findIndex((state) => state.story === story),
  );
  const chooseScreen = (id: string) => {
    setScreenId(id);
    setStory(shownScreens.find((known) => known.id === id)?.states[0]?.story ?? story);
  };
  const step = (by: number) => setStory(states[(at + by + states.length) % states.length]?.story ?? story);

  const visibleBrands = isBeside ? shown : [singleBrand];
  const columns = isBeside && size === "phone" ? Math.max(1, Math.floor(width / 240)) : 1;
  const gap = 16;
  const roomOfOne = Math.min(sizes[size].width, (width - gap * (columns - 1)) / columns);
  const visibleStates = isEvery ? states : states.slice(at, at + 1);
  const frames = visibleStates.flatMap((state) =>
    // The draft first: it is what somebody waits for.
    everyBrand
      .filter((name) => visibleBrands.includes(name))
      .map((name) => ({ key: isEvery ? `${name} ${state.story}` : name, name, state })),
  );
  const first = frames[0]?.key ?? "";
  const undrawn = frames.findIndex(({ key }) => !drawnStories.has(key));
  const mayLoad = (index: number) =>
    // Frames out of sight load when they come into it.
    isEvery ? index === 0 || drawnStories.has(first) : undrawn === -1 || index <= undrawn;
  // The others follow when the first shows what was chosen.
  const followed = isEvery ? undefined : drawnStories.get(first);
  return (
    <>
      <div className={styles.tools}>
        <Select
          label={texts.screen}
          options={shownScreens.map(({ id, name }) => [id, name])}
          value={screenId}
          onChange={chooseScreen}
        />
        <Select
          label={texts.state}
          options={[["", texts.everyState], ...states.map((state) => [state.story, state.name] as const)]}
          value={isEvery ? "" : story}
          onChange={(chosen) => {
            setIsEvery(chosen === "");
            if (chosen !== "") setStory(chosen);
          }}
        />
        <div className={styles.views}>
          <button
            type="button"
            className={styles.segment}
            onClick={() => step(-1)}
            aria-label={texts.previous}
          >
            ←
          </button>
          <button type="button" className={styles.segment} onClick={() => step(1)} aria-label={texts.next}>
            →
          </button>
        </div>
        <Segments
          label={texts.width}
          options={[
            ["phone", texts.phone],
            ["desktop", texts.desktop],
          ]}
          value={size}
          onChange={setSize}
        />
        <Segments
          label={texts.arrangement}
          options={[
            ["beside", texts.beside],
            ["alone", texts.alone],
          ]}
          value={isBeside ? "beside" : "alone"}
          onChange={(value) => setIsBeside(value === "beside")}
        />
        <ShownBrands
          isBeside={isBeside}
          shown={visibleBrands}
          onChange={(name, isOn) => {
            if (isBeside) setShown(isOn ? [...shown, name] : shown.filter((other) => other !== name));
            else setSingleBrand(name);
          }}
        />
      </div>
      <div ref={stage} className={styles.frames}>
        {frames.map(({ key, name, state }, index) => (
          <Frame
            key={key}
            title={texts.frame(nameOf(name), state.name)}
            story={key === first ? state.story : (followed ?? state.story)}
            brand={name === draftName ? { css, brand } : name}
            size={size}
            room={roomOfOne}
            isTurn={mayLoad(index)}
            onDrawn={(done) => setDrawnStories((before) => new Map(before).set(key, done))}
            onWords={(said) => setWords({ brand: name, texts: said })}
          />
        ))}
      </div>
      <WordKeys
        brand={words && (words.brand === draftName ? brand : brandOf(words.brand))}
        texts={words?.texts ?? []}
      />
    </>
  );
}

const everyBrand: readonly BrandName[] = [draftName, ...brands.map(({ name }) => name)];
const nameOf = (name: BrandName) =>
  name === draftName ? texts.mine : (brandOf(name)?.settings.serviceName ?? name);

interface ShownBrandsProps {
  readonly isBeside: boolean;
  readonly shown: readonly BrandName[];
  readonly onChange: (name: BrandName, isOn: boolean) => void;
}

function ShownBrands({ isBeside, shown, onChange }: ShownBrandsProps) {
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{texts.shownBrands}</legend>
      {everyBrand.map((name) => (
        <label key={name} className={styles.segment}>
          <input
            type={isBeside ? "checkbox" : "radio"}
            name="shown-brands"
            className={styles.segmentInput}
            checked={shown.includes(name)}
            onChange={(event) => onChange(name, event.currentTarget.checked)}
          />
          {nameOf(name)}
        </label>
      ))}
    </fieldset>
  );
}

interface WordKeysProps {
  readonly brand: Pick<Brand, "name" | "copy"> | undefined;
  readonly texts: readonly string[];
}

/** Under which keys the words under the pointer stand; the words of all screens are loaded when somebody points. */
function WordKeys({ brand, texts: said }: WordKeysProps) {
  const [keys, setKeys] = useState<readonly string[]>();
  useEffect(() => {
    if (!brand || said.length === 0) return;
    let isMeant = true;
    void import("./words-at.ts").then(({ keysOf }) => isMeant && setKeys(keysOf(brand, said)));
    return () => {
      isMeant = false;
    };
  }, [brand, said]);
  return (
    <div className={styles.words}>
      <strong>{texts.words}</strong>
      <output>
        {keys === undefined ? texts.wordsHint : keys.length === 0 ? texts.noKey : keys.slice(0, 4).join("、")}
      </output>
    </div>
  );
}

function useRoom(element: React.RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(360);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const { paddingLeft, paddingRight } = getComputedStyle(current);
      setRoom(current.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
