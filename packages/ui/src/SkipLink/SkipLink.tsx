import { useWords } from "../UiProvider/context.ts";
import { skip } from "./SkipLink.css.ts";

export type SkipLinkProps = {
  /** The id of the target. */
  to?: string | undefined;
};

/** The first link on the page: it leads past the header to the main content. */
export function SkipLink({ to = "main" }: SkipLinkProps) {
  const words = useWords();
  return (
    <a href={`#${to}`} className={skip}>
      {words.skip}
    </a>
  );
}
