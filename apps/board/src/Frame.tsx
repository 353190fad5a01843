import type { Brand } from "@kaitori/brand";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as styles from "./Board.css.ts";
import { isFromFrame, type ToFrame } from "./messages.ts";
import { texts } from "./texts.ts";

export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;

export interface FrameProps {
  readonly title: string;
  readonly story: string;
  /** The name of a saved brand, or the draft with its style. */
  readonly brand: string | { readonly css: string; readonly brand: Brand };
  readonly size: Size;
  /** Available width, in px. */
  readonly availableWidth: number;
  /** False while other frames load: all frames share one thread, and a loading frame delays the others. */
  readonly mayLoad: boolean;
  readonly onRendered: (story: string) => void;
  readonly onPointerTexts: (texts: readonly string[]) => void;
}

/** All frames share one thread, so frames outside the viewport wait until the visible ones are painted. */
const paintDelayMs = 100;

/** A screen in an iframe; changes of style or story are sent to it without a reload. */
export function Frame({
  title,
  story,
  brand,
  size,
  availableWidth,
  mayLoad,
  onRendered,
  onPointerTexts,
}: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isRendered, setRendered] = useState(false);
  // The address contains the first values; later changes are sent as messages.
  const [address] = useState(() => addressOf(story, brand));
  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, location.origin);

  const latest = useRef({ brand, story, onRendered, onPointerTexts });
  latest.current = { brand, story, onRendered, onPointerTexts };
  const isReady = useRef(false);
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || !isFromFrame(data)) return;
      const current = latest.current;
      if (data.boardMessage === "ready" && typeof current.brand !== "string") {
        isReady.current = true;
        send({ boardMessage: "brand", ...current.brand });
      }
      if (data.boardMessage === "pointerTexts") current.onPointerTexts(data.texts);
      if (data.boardMessage === "rendered") {
        setRendered(true);
        current.onRendered(data.story);
        if (data.story !== current.story) send({ boardMessage: "show", story: current.story });
      }
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  });

  const draft = typeof brand === "string" ? undefined : brand;
  useLayoutEffect(() => {
    if (!draft || !isReady.current) return;
    const sendStyle = () => send({ boardMessage: "style", css: draft.css });
    if (isInViewport(frame.current)) {
      sendStyle();
      return;
    }
    const timer = setTimeout(sendStyle, paintDelayMs);
    return () => clearTimeout(timer);
  }, [draft?.css]);
  useEffect(() => {
    if (draft && isReady.current) send({ boardMessage: "brand", ...draft });
  }, [draft?.brand]);
  useEffect(() => {
    if (isRendered) send({ boardMessage: "show", story });
  }, [story]);

  const { width, height } = sizes[size];
  const scale = Math.min(1, availableWidth / width);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.scaled} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          ref={frame}
          title={title}
          src={mayLoad ? address : undefined}
          loading="lazy"
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
        {!isRendered && <div className={styles.waiting}>{texts.loading}</div>}
      </div>
    </figure>
  );
}

function isInViewport(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

const addressOf = (story: string, brand: FrameProps["brand"]) =>
  `./frame.html?story=${story}${typeof brand === "string" ? `&brand=${brand}` : ""}`;
