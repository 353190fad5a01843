import { errorsCopy } from "@kaitori/brand/copy/errors";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { TryAgain } from "./TryAgain.tsx";

/** No answer counts as this status (R8.6). */
const noAnswer = 499;

/** No connection: the page can be tried again here, and loads by itself once there is a connection. */
export function NoConnection() {
  const { outOfReachNote } = useCopy(errorsCopy);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [revalidate]);
  return <ErrorScreen status={noAnswer} note={outOfReachNote} action={<TryAgain />} />;
}
