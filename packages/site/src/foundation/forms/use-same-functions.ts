import { useLayoutEffect, useRef, useState } from "react";

type Functions = Readonly<Record<string, (...given: never[]) => void>>;

/** The same functions in every render, which do what those of the last render do: for parts that need not render again. */
export function useSameFunctions<Given extends Functions>(given: Given): Given {
  const last = useRef(given);
  useLayoutEffect(() => {
    last.current = given;
  });
  const [same] = useState(
    () =>
      Object.fromEntries(
        Object.keys(given).map((name) => [name, (...words: never[]) => last.current[name]?.(...words)]),
      ) as Given,
  );
  return same;
}
