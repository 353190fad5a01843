import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { Stack, Text } from "@kaitori/ui";
import { useCopy } from "../../use-copy.ts";
import { bar, done, part } from "./Progress.css.ts";

/** Which question of how many, in words and as a line. */
export function Progress({ current, total }: { current: number; total: number }) {
  const words = useCopy(preEntryCopy);
  return (
    <Stack gap="xs">
      <Text size="small" tone="quiet">
        {words.progress({ total, current })}
      </Text>
      <div className={bar} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={index < current ? done : part} />
        ))}
      </div>
    </Stack>
  );
}
