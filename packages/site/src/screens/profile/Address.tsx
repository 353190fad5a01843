import { addressPhrases } from "@kaitori/domain";
import { Fragment } from "react";
import { phrase as phraseClass } from "./Address.css.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";

/** An address that breaks only between its phrases. */
export function Address({ values, place }: AddressProps) {
  const phrases = addressPhrases(values, place);
  if (phrases.length === 0) return <TextOrMissing>{""}</TextOrMissing>;
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && " "}
      <span className={phraseClass}>{phrase}</span>
    </Fragment>
  ));
}

interface AddressProps {
  readonly values: Parameters<typeof addressPhrases>[0];
  readonly place: Parameters<typeof addressPhrases>[1];
}
