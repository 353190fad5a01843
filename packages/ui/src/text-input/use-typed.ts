import {
  type ChangeEvent,
  type Ref,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;
type Watched<Element extends Field> = {
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined;
  ref?: Ref<Element> | undefined;
};

/**
 * What stands in a field, for a count or a reading below it. The field stays whosever it was: a form library may own
 * it and fill it by its ref, so the text is read once from the element itself.
 */
export function useTyped<Element extends Field>({ value, defaultValue, onChange, ref }: Watched<Element>) {
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
    element,
    wiring: { ref: attach, onChange: change },
  };
}
