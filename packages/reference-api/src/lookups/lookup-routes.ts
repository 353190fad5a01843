import { lookUpPostcode, searchBanks, searchBranches, suggestHoujinbangou } from "@kaitori/wire";
import { limitCalls } from "../accounts/limit-calls.ts";
import { handlePublic } from "../http/handle.ts";
import type { Route } from "../http/route.ts";

const maximumSuggestions = 10;

/** Lookups of public registers, which visitors may use too. */
export const lookupRoutes: readonly Route[] = [
  handlePublic(suggestHoujinbangou, async (request) => {
    const { services, query } = request;
    await limitCalls(request, "companyName");
    const companies = await services.lookups().corporations.search(query.name, maximumSuggestions);
    return companies.map(({ houjinbangou, name, address }) => ({ houjinbangou, name, address }));
  }),
  handlePublic(searchBanks, async ({ services, query }) => services.lookups().banks.banks(query.name)),
  handlePublic(searchBranches, async ({ services, params, query }) =>
    services.lookups().banks.branches(params.bank_code, query.name),
  ),
  handlePublic(lookUpPostcode, async ({ services, query }) => services.lookups().postcodes(query.zipcode)),
];
