import { useWords } from "../UiProvider/context.ts";
import { skip } from "./SkipLink.css.ts";

export type SkipLinkProps = {
  /** The id of what it leads to. */
  to?: string | undefined;
};

/** The first thing that Tab reaches: past the header, to what the page is about. */
export function SkipLink({ to = "main" }: SkipLinkProps) {
  const words = useWords();
  return (
    <a href={`#${to}`} className={skip}>
      {words.skip}
    </a>
  );
}
