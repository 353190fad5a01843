import { ApiError } from "@kaitori/api-client";
import { searchKey } from "@kaitori/domain";
import { type BankName, searchBanks, searchBranches } from "@kaitori/wire";
import { useCallback } from "react";
import { useSite } from "../site/SiteProvider.tsx";

interface AccountNames {
  readonly bank_name: string;
  readonly branch_name: string;
}
interface AccountWithCodes extends AccountNames {
  readonly bank_code: string | null;
  readonly branch_code: string | null;
}

/** The server's names and codes of a pasted or typed bank; one that is not in its list stays without a code. */
export function useBankLookup(): (account: AccountNames) => Promise<AccountWithCodes> {
  const { api } = useSite();
  return useCallback(
    async ({ bank_name, branch_name }) => {
      const unknown = { bank_code: null, bank_name, branch_code: null, branch_name };
      try {
        const banks = await api.call(searchBanks, { query: { name: bank_name } });
        const bank = findByName(banks, bank_name);
        if (!bank) return unknown;
        const request = { params: { bank_code: bank.code }, query: { name: branch_name } };
        const branches = branch_name === "" ? [] : await api.call(searchBranches, request);
        const branch = findByName(branches, branch_name);
        return {
          bank_code: bank.code,
          bank_name: bank.name,
          branch_code: branch?.code ?? null,
          branch_name: branch?.name ?? branch_name,
        };
      } catch (error) {
        // The list could not be loaded; the user can search it in the fields.
        if (error instanceof ApiError) return unknown;
        throw error;
      }
    },
    [api],
  );
}

// The bank list writes 蒲田 and 三菱ＵＦＪ銀行, a passbook 蒲田支店, and a ledger 三菱UFJ.
const keyOf = (name: string) => searchKey(name.trim().replace(/(?:銀行|支店)$/, ""));
function findByName(banks: readonly BankName[], typed: string): BankName | undefined {
  const key = keyOf(typed);
  const [match, ...otherMatches] = banks.filter(({ kana }) => keyOf(kana) === key);
  return banks.find(({ name }) => keyOf(name) === key) ?? (otherMatches.length === 0 ? match : undefined);
}
