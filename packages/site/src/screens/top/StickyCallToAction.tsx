import type { ReactNode } from "react";
import { CallToAction } from "./CallToAction.tsx";
import { sticky } from "./StickyCallToAction.css.ts";
import type { TopWords } from "./words.ts";

export interface StickyCallToActionProps {
  readonly words: TopWords;
  /** The sections between the hero and the closing, which have a button of their own. */
  readonly children: ReactNode;
}

/** On a phone the registration button stays at the bottom of the window while these sections are read. */
export function StickyCallToAction({ words, children }: StickyCallToActionProps) {
  return (
    <div>
      {children}
      <div className={sticky} data-screen-only>
        <CallToAction words={words} width="full">
          {words.heroButton}
        </CallToAction>
      </div>
    </div>
  );
}
