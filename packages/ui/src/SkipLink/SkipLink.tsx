import { useWords } from "../UiProvider/context.ts";
import { skip } from "./SkipLink.css.ts";

/** The first link on the page; it skips the header and goes to the main content (`Page`). */
export function SkipLink() {
  const words = useWords();
  return (
    <a href="#main" className={skip}>
      {words.skip}
    </a>
  );
}
