import { Text } from "@kaitori/ui";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import type { PromiseOfEntry } from "./use-promise-of-entry.ts";

export interface PromiseLinesProps {
  readonly promised: PromiseOfEntry;
  /** Emphasises the date. */
  readonly isStrong?: boolean;
}

/** The deadline for papers and the date of the answer. */
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
