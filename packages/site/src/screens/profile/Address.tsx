import { isPostcode, postcodeWithHyphen } from "@kaitori/domain";
import { Fragment } from "react";
import { part as partClass } from "./Address.css.ts";
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

interface AddressValues {
  readonly zipcode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly building: string;
}

/** 〒144-0052, 東京都大田区蒲田, 9-99-9; nothing while nothing is known. */
function addressParts({ zipcode, prefecture, city, building }: AddressValues): string[] {
  const postcode = isPostcode(zipcode) ? `〒${postcodeWithHyphen(zipcode)}` : "";
  return [postcode, prefecture + city, building].filter((part) => part !== "");
}
