import { useWords } from "../UiProvider/context.ts";
import { skip } from "./SkipLink.css.ts";

/** The first link on the page: it leads past the header to Page, the main content. */
export function SkipLink() {
  const words = useWords();
  return (
    <a href="#main" className={skip}>
      {words.skip}
    </a>
  );
}
