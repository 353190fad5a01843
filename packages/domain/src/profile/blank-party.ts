/** Names and addresses of somebody of whom nothing is known, or nothing any more. */
export const blankParty = {
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
