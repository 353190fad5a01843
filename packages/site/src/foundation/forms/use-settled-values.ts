import { startTransition, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** A pointer or a key is down. */
const isPressed = () => document.querySelector(":active") !== null;

/** Longer than the pause between two keys, shorter than a noticeable delay. */
const pause = 150;

/**
 * The values of the whole form after a pause in typing, for texts beside the fields of a long form: rendering them
 * with every key would delay typing. For the field itself use `useLiveValue`.
 */
export function useSettledValues<Values extends FieldValues>(form: UseFormReturn<Values>): Values {
  const [values, setValues] = useState(() => form.getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => startTransition(() => setValues(form.getValues()));
    read();
    const settle = () => {
      clearTimeout(timer);
      // No update while a pointer is down: a button that moves before the release gets no click.
      timer = setTimeout(() => (isPressed() ? settle() : read()), pause);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: settle });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);
  return values;
}
