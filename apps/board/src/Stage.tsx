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
const mine = "";
/** The draft has no name of a folder while it is drawn. */
type Shown = string;

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
  const [shown, setShown] = useState<readonly Shown[]>([mine, ...brands.map(({ name }) => name)]);
  const [alone, setAlone] = useState<Shown>(mine);
  const [size, setSize] = useState<Size>("phone");
  const [drawn, setDrawn] = useState<ReadonlyMap<string, string>>(new Map());
  const [words, setWords] = useState<{ brand: Shown; texts: readonly string[] }>();
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);

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

  const wanted = isBeside ? shown : [alone];
  const columns = isBeside && size === "phone" ? Math.max(1, Math.floor(room / 240)) : 1;
  const gap = 16;
  const roomOfOne = Math.min(sizes[size].width, (room - gap * (columns - 1)) / columns);
  const seen = isEvery ? states : states.slice(at, at + 1);
  const frames = seen.flatMap((state) =>
    // The draft first: it is what somebody waits for.
    everyBrand
      .filter((name) => wanted.includes(name))
      .map((name) => ({ key: isEvery ? `${name} ${state.story}` : name, name, state })),
  );
  const first = frames[0]?.key ?? "";
  const undrawn = frames.findIndex(({ key }) => !drawn.has(key));
  const mayLoad = (index: number) =>
    // Frames out of sight load when they come into it.
    isEvery ? index === 0 || drawn.has(first) : undrawn === -1 || index <= undrawn;
  // The others follow when the first shows what was chosen.
  const followed = isEvery ? undefined : drawn.get(first);
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
          shown={wanted}
          onChange={(name, isOn) => {
            if (isBeside) setShown(isOn ? [...shown, name] : shown.filter((other) => other !== name));
            else setAlone(name);
          }}
        />
      </div>
      <div ref={stage} className={styles.frames}>
        {frames.map(({ key, name, state }, index) => (
          <Frame
            key={key}
            title={texts.frame(nameOf(name), state.name)}
            story={key === first ? state.story : (followed ?? state.story)}
            brand={name === mine ? { css, brand } : name}
            size={size}
            room={roomOfOne}
            isTurn={mayLoad(index)}
            onDrawn={(done) => setDrawn((before) => new Map(before).set(key, done))}
            onWords={(said) => setWords({ brand: name, texts: said })}
          />
        ))}
      </div>
      <WordKeys
        brand={words && (words.brand === mine ? brand : brandOf(words.brand))}
        said={words?.texts ?? []}
      />
    </>
  );
}

const everyBrand: readonly Shown[] = [mine, ...brands.map(({ name }) => name)];
const nameOf = (name: Shown) => (name === mine ? texts.mine : (brandOf(name)?.settings.serviceName ?? name));

interface ShownBrandsProps {
  readonly isBeside: boolean;
  readonly shown: readonly Shown[];
  readonly onChange: (name: Shown, isOn: boolean) => void;
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
  readonly said: readonly string[];
}

/** Under which keys the words under the pointer stand; the words of all screens are loaded when somebody points. */
function WordKeys({ brand, said }: WordKeysProps) {
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
