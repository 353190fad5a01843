import { contractCopy } from "@kaitori/brand/copy/contract";
import { CircleCheckIcon } from "@kaitori/ui";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { endOfText, textBox } from "./ScrollableText.css.ts";

export interface ScrollableTextProps {
  readonly id: string;
  readonly name: string;
  readonly isRead: boolean;
  /** Called when the end of the text has been on the screen; absent if nothing can be signed. */
  readonly onRead: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A long text that scrolls in its own box, so that the page stays short. */
export function ScrollableText({ id, name, isRead, onRead, children }: ScrollableTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus
    <section id={id} className={textBox} aria-label={name} tabIndex={0}>
      {children}
      {onRead && <EndOfText isRead={isRead} onRead={onRead} />}
    </section>
  );
}

function EndOfText({ isRead, onRead }: { readonly isRead: boolean; readonly onRead: () => void }) {
  const words = useCopy(contractCopy);
  const end = useRef<HTMLParagraphElement>(null);
  const markRead = useEffectEvent(onRead);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) markRead();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={end} className={endOfText} role="status" data-screen-only>
      {isRead && <CircleCheckIcon size="small" />}
      {isRead ? words.textRead : words.textEnd}
    </p>
  );
}
