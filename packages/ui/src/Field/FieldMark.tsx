import { classes } from "../classes.ts";
import { useWords } from "../UiProvider/context.ts";
import { mark, required as requiredMark } from "./Field.css.ts";

/** 必須 or 任意: both are said, so that nobody has to infer one from the other. */
export function FieldMark({ required }: { required: boolean }) {
  const words = useWords();
  return (
    <span className={classes(mark, required && requiredMark)}>
      {required ? words.required : words.optional}
    </span>
  );
}
