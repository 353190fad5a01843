import { startTransition, useEffect, useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import type { ValidatedForm } from "./use-validated-form.ts";

/** Includes text typed into a prerendered page before the script loaded, which the library's `watch` does not see. */
export const useLiveValue = <Values extends FieldValues, Name extends Path<Values>>(
  form: ValidatedForm<Values>,
  name: Name,
): PathValue<Values, Name> => useLivePart(form, name, identity);

const identity = <Value>(value: Value): Value => value;

/** Watches a part of the values; other changes do not rerender. */
export function useLivePart<Values extends FieldValues, Name extends Path<Values>, Part>(
  { hookForm }: ValidatedForm<Values>,
  name: Name,
  partOf: (value: PathValue<Values, Name>) => Part,
): Part {
  // A copy, because the library mutates groups of fields and React compares by identity.
  const [value, setValue] = useState(() => structuredClone(partOf(hookForm.getValues(name))));
  useEffect(() => {
    const update = () =>
      setValue((previous) => {
        const value = hookForm.getValues(name);
        // A removed row keeps its last value until it unmounts.
        if (value === undefined) return previous;
        const part = partOf(value);
        return JSON.stringify(part) === JSON.stringify(previous) ? previous : structuredClone(part);
      });
    update();
    return hookForm.subscribe({ name, formState: { values: true }, callback: update });
  }, [hookForm, name, partOf]);
  return value;
}

/** Watches the whole form; `useLiveValue` explains why not `watch`. */
export function useLiveValues<Values extends FieldValues>({ hookForm }: ValidatedForm<Values>): Values {
  const [values, setValues] = useState(() => hookForm.getValues());
  useEffect(() => {
    const update = () => setValues(hookForm.getValues());
    update();
    return hookForm.subscribe({ formState: { values: true }, callback: update });
  }, [hookForm]);
  return values;
}

const isPressed = () => document.querySelector(":active") !== null;

/** Longer than the pause between two keys, shorter than a noticeable delay. */
const pauseMs = 150;

/** For texts beside the fields of a long form: rendering them with every key would delay typing. */
export function useDebouncedValues<Values extends FieldValues>({ hookForm }: ValidatedForm<Values>): Values {
  const [values, setValues] = useState(() => hookForm.getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => startTransition(() => setValues(hookForm.getValues()));
    update();
    const debounce = () => {
      clearTimeout(timer);
      // No update while a pointer is down: a button that moves before the release gets no click.
      timer = setTimeout(() => (isPressed() ? debounce() : update()), pauseMs);
    };
    const stop = hookForm.subscribe({ formState: { values: true }, callback: debounce });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [hookForm]);
  return values;
}
