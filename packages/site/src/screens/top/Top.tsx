import { topCopy } from "@kaitori/brand/copy/top";
import { useCopy } from "../../use-copy.ts";
import { Bands } from "./Band.tsx";
import { Calculator } from "./Calculator.tsx";
import { CardPayment } from "./CardPayment.tsx";
import { Closing } from "./Closing.tsx";
import { Documents } from "./Documents.tsx";
import { Flow } from "./Flow.tsx";
import { Hero } from "./Hero.tsx";
import { Points } from "./Points.tsx";
import { Questions } from "./Questions.tsx";

/** The shop window: what it is, what arrives, why here, how it goes, what is needed. */
export function Screen() {
  const words = useCopy(topCopy);
  return (
    <Bands>
      <Hero words={words} />
      <Calculator words={words} />
      <Points words={words} />
      <Flow words={words} />
      <Documents words={words} />
      <Questions words={words} />
      <CardPayment words={words} />
      <Closing words={words} />
    </Bands>
  );
}
