import { useCallback, useState } from "react";

interface Mark {
  readonly isOpen: boolean;
  /** The place of the marked suggestion, -1 for none. */
  readonly at: number;
  /** A key has put it there, so that it may have to be brought into sight. */
  readonly isByKey?: boolean;
}

const closed: Mark = { isOpen: false, at: -1 };

/** Whether suggestions are shown, and which is marked. A key goes round: after the last comes the first. */
export function useMark(count: number) {
  const [mark, setMark] = useState(closed);
  const move = (by: 1 | -1) => {
    const from = mark.at < 0 && by < 0 ? count : mark.at;
    setMark({ isOpen: true, at: count === 0 ? -1 : (from + by + count) % count, isByKey: true });
  };
  return {
    ...mark,
    move,
    /** `-1`: shown, and none is marked. */
    put: (at: number) => setMark({ isOpen: true, at }),
    close: useCallback(() => setMark(closed), []),
  };
}
