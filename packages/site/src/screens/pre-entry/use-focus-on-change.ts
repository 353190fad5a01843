import { useEffect, useRef } from "react";

/** Another question on the same page: those who listen and those who type are brought to it. */
export function useFocusOnChange(id: string | undefined) {
  const shown = useRef(id);
  useEffect(() => {
    if (id === undefined || shown.current === id) return;
    shown.current = id;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
