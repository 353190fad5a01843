import { useEffect, useState } from "react";
import { painted } from "#parts/painted.ts";

/** Whether the first picture is painted: what lies below it may then follow. Where nobody waits for a press, at once. */
export function useOncePainted(isPressed: boolean): boolean {
  const [isPainted, setPainted] = useState(!isPressed);
  useEffect(() => {
    if (!isPainted) void painted().then(() => setPainted(true));
  }, [isPainted]);
  return isPainted;
}
