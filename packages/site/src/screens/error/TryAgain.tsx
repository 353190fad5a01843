import { commonCopy } from "@kaitori/brand/copy/common";
import { Button } from "@kaitori/ui";
import { useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Loads the page once more where it is. */
export function TryAgain() {
  const { retry } = useCopy(commonCopy);
  const { revalidate, state } = useRevalidator();
  return (
    <Button busy={state === "loading"} onClick={() => void revalidate()}>
      {retry}
    </Button>
  );
}
