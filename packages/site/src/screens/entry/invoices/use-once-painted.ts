import { useEffect, useState } from "react";

/** Whether the first picture is painted: what lies below it may then follow. Where nobody waits for a press, at once. */
export function useOncePainted(isPressed: boolean): boolean {
  const [isPainted, setPainted] = useState(!isPressed);
  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
}
