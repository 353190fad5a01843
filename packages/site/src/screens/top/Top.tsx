import { topCopy } from "@kaitori/brand/copy/top";
import { Stack } from "@kaitori/ui";
import { useCopy } from "../../use-copy.ts";
import { Flow } from "./Flow.tsx";
import { Hero } from "./Hero.tsx";
import { Points } from "./Points.tsx";
import { Questions } from "./Questions.tsx";

/** The shop window: what it is, what it costs, how it goes. */
export function Screen() {
  const words = useCopy(topCopy);
  return (
    <Stack gap="xxl">
      <Hero words={words} />
      <Points words={words} />
      <Flow words={words} />
      <Questions words={words} />
    </Stack>
  );
}
