import { startTransition, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** A finger, a mouse or a key is down on something. */
const isPressed = () => document.querySelector(":active") !== null;

/** Shorter than anybody waits for a sum, longer than most take from one key to the next. */
const pause = 150;

/**
 * What stands in the whole form, once nobody is typing: for what is said beside the fields of a long form, so that it
 * does not hold up the keys. What a field itself shows is never read here (`useLiveValue`).
 */
export function useSettledValues<Values extends FieldValues>(form: UseFormReturn<Values>): Values {
  const [values, setValues] = useState(() => form.getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => startTransition(() => setValues(form.getValues()));
    read();
    const settle = () => {
      clearTimeout(timer);
      // Nothing moves under a finger: a button that is elsewhere when it is let go was never pressed.
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
