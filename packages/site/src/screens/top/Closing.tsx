import { useSession } from "#foundation/session/use-session.ts";
import { onEmphasis } from "./Band.css.ts";
import { Band, SectionHeading } from "./Band.tsx";
import { CallToAction } from "./CallToAction.tsx";
import * as styles from "./Closing.css.ts";
import type { TopWords } from "./words.ts";

/** The closing section; a phone has the registration button below it, at the foot of the window. */
export function Closing({ words }: { words: TopWords }) {
  const isUser = useSession().kind === "user";
  return (
    <Band tone="emphasis">
      <div className={`${styles.closingSection} ${onEmphasis}`}>
        <SectionHeading>{isUser ? words.userTitle : words.closingTitle}</SectionHeading>
        <div className={styles.button}>
          <CallToAction words={words} width="wide">
            {words.closingButton}
          </CallToAction>
        </div>
      </div>
    </Band>
  );
}
