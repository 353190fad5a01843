import type { ReactNode } from "react";
import { staying } from "./StayingWayIn.css.ts";
import { WayIn } from "./WayIn.tsx";
import type { TopWords } from "./words.ts";

export interface StayingWayInProps {
  readonly words: TopWords;
  /** The parts below the hero and above the end, which have a way in of their own. */
  readonly children: ReactNode;
}

/** On a phone the way in stays at the foot of the window while somebody reads. */
export function StayingWayIn({ words, children }: StayingWayInProps) {
  return (
    <div>
      {children}
      <div className={staying} data-screen-only>
        <WayIn words={words} width="full">
          {words.heroButton}
        </WayIn>
      </div>
    </div>
  );
}
