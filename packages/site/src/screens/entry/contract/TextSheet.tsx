import { contractCopy } from "@kaitori/brand/copy/contract";
import { CircleCheckIcon } from "@kaitori/ui";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { readMark, sheet } from "./TextSheet.css.ts";

export interface TextSheetProps {
  readonly id: string;
  readonly name: string;
  readonly isRead: boolean;
  /** Called when the end of the text has been on the screen; absent if nothing can be signed. */
  readonly onRead: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A long text with its own scrolling: it is whole and open, and the page stays short. */
export function TextSheet({ id, name, isRead, onRead, children }: TextSheetProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus
    <section id={id} className={sheet} aria-label={name} tabIndex={0}>
      {children}
      {onRead && <ReadMark isRead={isRead} onRead={onRead} />}
    </section>
  );
}

function ReadMark({ isRead, onRead }: { readonly isRead: boolean; readonly onRead: () => void }) {
  const words = useCopy(contractCopy);
  const mark = useRef<HTMLParagraphElement>(null);
  const markRead = useEffectEvent(onRead);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) markRead();
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={mark} className={readMark} role="status" data-screen-only>
      {isRead && <CircleCheckIcon size="small" />}
      {isRead ? words.textRead : words.textEnd}
    </p>
  );
}
