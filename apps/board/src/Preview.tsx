import type { Brand } from "@kaitori/brand";
import { useEffect, useRef, useState } from "react";
import * as styles from "./Board.css.ts";
import { brandOf, brands } from "./brands.ts";
import { Frame, type Size, sizes } from "./Frame.tsx";
import { Segments } from "./Segments.tsx";
import { Select } from "./Select.tsx";
import { screens } from "./screens.ts";
import { statusChanges } from "./status-changes.ts";
import { texts } from "./texts.ts";

const shownScreens = [...screens, statusChanges];
const [firstScreen = statusChanges] = shownScreens;
/** A phone on less than 240 px is too small to read. */
const minimumFrameWidth = 240;
const draftName = "";
/** Empty for the draft, which has no folder yet. */
type BrandName = string;

export interface PreviewProps {
  readonly css: string;
  readonly brand: Brand;
}

/** Shows every screen in every state, of the draft and of the brands, on a phone and a desktop. */
export function Preview({ css, brand }: PreviewProps) {
  const [screenId, setScreenId] = useState(firstScreen.id);
  const [story, setStory] = useState(firstScreen.states[0]?.story ?? "");
  const [areAllStatesShown, setAllStatesShown] = useState(false);
  const [isSideBySide, setSideBySide] = useState(true);
  const [comparedBrands, setComparedBrands] = useState(everyBrand);
  const [singleBrand, setSingleBrand] = useState<BrandName>(draftName);
  const [size, setSize] = useState<Size>("phone");
  const [renderedStories, setRenderedStories] = useState<ReadonlyMap<string, string>>(new Map());
  const [textsUnderPointer, setTextsUnderPointer] = useState<{
    brand: BrandName;
    texts: readonly string[];
  }>();
  const framesArea = useRef<HTMLDivElement>(null);
  const width = useContentWidth(framesArea);

  const screen = shownScreens.find(({ id }) => id === screenId) ?? firstScreen;
  const states = screen.states;
  const index = Math.max(
    0,
    states.findIndex((state) => state.story === story),
  );
  const chooseScreen = (id: string) => {
    setScreenId(id);
    setStory(shownScreens.find((screen) => screen.id === id)?.states[0]?.story ?? story);
  };
  const showStateAfter = (by: number) =>
    setStory(states[(index + by + states.length) % states.length]?.story ?? story);

  const toggleBrand = (name: BrandName) =>
    setComparedBrands((before) =>
      before.includes(name) ? before.filter((shown) => shown !== name) : [...before, name],
    );
  const visibleBrands = isSideBySide ? comparedBrands : [singleBrand];
  const columns = isSideBySide && size === "phone" ? Math.max(1, Math.floor(width / minimumFrameWidth)) : 1;
  // The space `m` between the frames, in px.
  const gap = 16;
  const frameWidth = Math.min(sizes[size].width, (width - gap * (columns - 1)) / columns);
  const visibleStates = areAllStatesShown ? states : states.slice(index, index + 1);
  const frames = visibleStates.flatMap((state) =>
    // The draft comes first: the user waits for it.
    everyBrand
      .filter((name) => visibleBrands.includes(name))
      .map((name) => ({ key: areAllStatesShown ? `${name} ${state.story}` : name, name, state })),
  );
  const first = frames[0]?.key ?? "";
  const firstUnrendered = frames.findIndex(({ key }) => !renderedStories.has(key));
  const mayLoad = (index: number) =>
    // Frames outside the viewport load when they are scrolled into it.
    areAllStatesShown
      ? index === 0 || renderedStories.has(first)
      : firstUnrendered === -1 || index <= firstUnrendered;
  // The first frame renders the chosen story at once; the others wait for it, because all share one thread.
  const storyOfFirstFrame = areAllStatesShown ? undefined : renderedStories.get(first);
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
          value={areAllStatesShown ? "" : story}
          onChange={(value) => {
            setAllStatesShown(value === "");
            if (value !== "") setStory(value);
          }}
        />
        <div className={styles.viewSwitch}>
          <button
            type="button"
            className={styles.segment}
            onClick={() => showStateAfter(-1)}
            aria-label={texts.previous}
          >
            ←
          </button>
          <button
            type="button"
            className={styles.segment}
            onClick={() => showStateAfter(1)}
            aria-label={texts.next}
          >
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
          value={isSideBySide ? "beside" : "alone"}
          onChange={(value) => setSideBySide(value === "beside")}
        />
        <Segments
          label={texts.shownBrands}
          options={everyBrand.map((name) => [name, nameOf(name)])}
          value={isSideBySide ? comparedBrands : singleBrand}
          onChange={isSideBySide ? toggleBrand : setSingleBrand}
        />
      </div>
      <div ref={framesArea} className={styles.frames}>
        {frames.map(({ key, name, state }, index) => (
          <Frame
            key={key}
            title={texts.frame(nameOf(name), state.name)}
            story={key === first ? state.story : (storyOfFirstFrame ?? state.story)}
            brand={name === draftName ? { css, brand } : name}
            size={size}
            availableWidth={frameWidth}
            mayLoad={mayLoad(index)}
            onRendered={(id) => setRenderedStories((before) => new Map(before).set(key, id))}
            onPointerTexts={(shownTexts) => setTextsUnderPointer({ brand: name, texts: shownTexts })}
          />
        ))}
      </div>
      <CopyKeys
        brand={
          textsUnderPointer &&
          (textsUnderPointer.brand === draftName ? brand : brandOf(textsUnderPointer.brand))
        }
        texts={textsUnderPointer?.texts ?? []}
      />
    </>
  );
}

const everyBrand: readonly BrandName[] = [draftName, ...brands.map(({ name }) => name)];
const nameOf = (name: BrandName) =>
  name === draftName ? texts.draft : (brandOf(name)?.settings.serviceName ?? name);

interface CopyKeysProps {
  readonly brand: Pick<Brand, "name" | "copy"> | undefined;
  readonly texts: readonly string[];
}

/** The copy keys of the text under the pointer. The copy of all screens is loaded at the first use. */
function CopyKeys({ brand, texts: shownTexts }: CopyKeysProps) {
  const [keys, setKeys] = useState<readonly string[]>();
  useEffect(() => {
    if (!brand || shownTexts.length === 0) return;
    let isCurrent = true;
    void import("./copy-keys.ts").then(({ keysOf }) => isCurrent && setKeys(keysOf(brand, shownTexts)));
    return () => {
      isCurrent = false;
    };
  }, [brand, shownTexts]);
  return (
    <div className={styles.textBar}>
      <strong>{texts.copyKeys}</strong>
      <output>
        {keys === undefined ? texts.keysHint : keys.length === 0 ? texts.noKey : keys.slice(0, 4).join("、")}
      </output>
    </div>
  );
}

function useContentWidth(element: React.RefObject<HTMLElement | null>): number {
  const [availableWidth, setAvailableWidth] = useState(360);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const { paddingLeft, paddingRight } = getComputedStyle(current);
      setAvailableWidth(
        current.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      );
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return availableWidth;
}
