/** Lines of business (R3.5). */
export const sectors = [
  "unknown",
  "construction",
  "manufacturing",
  "information_and_communications",
  "services",
  "transportation",
  "wholesale_and_retail_trade",
  "finance_and_insurance",
  "real_estate",
  "goods_rental_and_leasing",
  "agriculture_forestry_fishery",
  "mining_and_quarrying_of_stone_and_gravel",
  "textiles_apparels_and_chemical_allied_products",
  "iron_and_steel",
  "electricity_gas_heat_supply_and_water",
  "other",
] as const;
export type Sector = (typeof sectors)[number];

/** Sector of a profile without one (R3.8). */
export const defaultSector: Sector = "unknown";

/** By default an applicant may submit an entry during a delay (R3.8). */
export const defaultEntryPermissionWhenDelayed = true;

/** Empty names and addresses, for a new or erased account. */
export const blankNameAndAddress = {
  company_name: "",
  last_name: "",
  first_name: "",
  office_zipcode: "",
  office_prefecture: "",
  office_city: "",
  office_building_number: "",
  owner_zipcode: "",
  owner_prefecture: "",
  owner_city: "",
  owner_building_number: "",
};
