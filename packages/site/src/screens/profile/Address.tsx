import { Fragment } from "react";
import { part as partClass } from "./Address.css.ts";
import { type AddressValues, addressParts } from "./address-parts.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";

/** An address in one line, or in as many as it has parts. */
export function Address(values: AddressValues) {
  const parts = addressParts(values);
  if (parts.length === 0) return <TextOrMissing>{""}</TextOrMissing>;
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && " "}
      <span className={partClass}>{part}</span>
    </Fragment>
  ));
}
