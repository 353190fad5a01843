import { useWords } from "../UiProvider/context.ts";
import { optionalMark } from "./Field.css.ts";

/** Most fields are required, so the optional ones are marked with 任意. */
export function OptionalMark() {
  const { optional } = useWords();
  return <span className={optionalMark}>{optional}</span>;
}
