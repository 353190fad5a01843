import { useWords } from "../UiProvider/context.ts";
import { mark } from "./Field.css.ts";

/** 任意: nearly all is asked for, so only what may be left out is marked. */
export function OptionalMark() {
  const { optional } = useWords();
  return <span className={mark}>{optional}</span>;
}
