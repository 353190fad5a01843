import { useWords } from "../UiProvider/context.ts";
import { skip } from "./SkipLink.css.ts";

/** The first thing that Tab reaches: past the header, to what the page is about. */
export function SkipLink({ to = "main" }: { to?: string | undefined }) {
  const words = useWords();
  return (
    <a href={`#${to}`} className={skip}>
      {words.skip}
    </a>
  );
}
