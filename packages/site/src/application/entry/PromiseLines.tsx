import { Text } from "@kaitori/ui";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import type { PromiseOfEntry } from "./use-promise-of-entry.ts";

export interface PromiseLinesProps {
  readonly promised: PromiseOfEntry;
  /** The text is the day that counts. */
  readonly isStrong?: boolean;
}

/** By when papers are to be sent, and by when the applicant hears. */
export function PromiseLines({ promised: { sendBy, text }, isStrong = false }: PromiseLinesProps) {
  return (
    <>
      {sendBy && (
        <Text weight="strong">
          <KeepWhole>{sendBy}</KeepWhole>
        </Text>
      )}
      <Text weight={isStrong && !sendBy ? "strong" : "regular"}>
        <KeepWhole>{text}</KeepWhole>
      </Text>
    </>
  );
}
