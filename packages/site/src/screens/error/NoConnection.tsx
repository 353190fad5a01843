import { commonCopy } from "@kaitori/brand/copy/common";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { Button } from "@kaitori/ui";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** No answer counts as this status (spec §8, R8.6). */
const noAnswer = 499;

/** No connection: the page can be tried again here, and loads by itself once there is a connection. */
export function NoConnection() {
  const { outOfReachNote } = useCopy(errorsCopy);
  const { retry } = useCopy(commonCopy);
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [revalidate]);
  return (
    <ErrorScreen
      status={noAnswer}
      message={outOfReachNote}
      action={
        <Button busy={state === "loading"} onClick={() => void revalidate()}>
          {retry}
        </Button>
      }
    />
  );
}
