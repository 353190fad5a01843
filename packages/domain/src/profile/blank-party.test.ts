import { expect, test } from "vitest";
import { blankParty } from "./blank-party.ts";

test("B19 somebody of whom nothing is known any more has neither name nor address", () => {
  const names = ["company_name", "last_name", "first_name"];
  const places = ["zipcode", "prefecture", "city", "building_number"];
  const fields = [...names, ...["office", "owner"].flatMap((of) => places.map((place) => `${of}_${place}`))];
  expect(blankParty).toEqual(Object.fromEntries(fields.map((field) => [field, ""])));
});
