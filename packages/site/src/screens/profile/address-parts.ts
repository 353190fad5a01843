import { isPostcode, postcodeWithHyphen } from "@kaitori/domain";

export interface AddressValues {
  readonly zipcode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly building: string;
}

/** 〒144-0052, 東京都大田区蒲田, 9-99-9; nothing while nothing is known. */
export function addressParts({ zipcode, prefecture, city, building }: AddressValues): string[] {
  const postcode = isPostcode(zipcode) ? `〒${postcodeWithHyphen(zipcode)}` : "";
  return [postcode, prefecture + city, building].filter((part) => part !== "");
}
