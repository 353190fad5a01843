import {
  type ChangeEvent,
  type Ref,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { setValue } from "./set-value.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;
type TypedProps<Element extends Field> = {
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
  ref?: Ref<Element> | undefined;
};

/** Text of a field, for a counter or preview. The field may be uncontrolled, so the text is read from the element first. */
export function useTypedText<Element extends Field>({
  value,
  defaultValue,
  onChange,
  ref,
}: TypedProps<Element>) {
  const element = useRef<Element>(null);
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? ""));
  useEffect(() => {
    if (element.current) setTyped(element.current.value);
  }, []);
  const attach = useCallback<RefCallback<Element>>(
    (node) => {
      element.current = node;
      if (typeof ref === "function") return ref(node);
      if (ref) ref.current = node;
    },
    [ref],
  );
  const change = (event: ChangeEvent<Element>) => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  return {
    typed: value === undefined ? typed : String(value),
    /** Replaces the text as typing would, and focuses the field. */
    replace: (text: string) => {
      if (!(element.current instanceof HTMLInputElement)) return;
      setValue(element.current, text);
      element.current.focus();
    },
    inputProps: { ref: attach, onChange: change },
  };
}
