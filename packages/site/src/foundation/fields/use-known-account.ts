import { ApiError } from "@kaitori/api-client";
import { searchKey } from "@kaitori/domain";
import { type BankName, searchBanks, searchBranches } from "@kaitori/wire";
import { useCallback } from "react";
import { useSite } from "../site/SiteProvider.tsx";

interface NamedAccount {
  readonly bank_name: string;
  readonly branch_name: string;
}
interface AccountCodes {
  readonly bank_code: string | null;
  readonly branch_code: string | null;
}

const unknown: AccountCodes = { bank_code: null, branch_code: null };

/** The codes of a bank and a branch that were pasted or typed in full, where the list has them by that name. */
export function useKnownAccount(): (named: NamedAccount) => Promise<AccountCodes> {
  const { api } = useSite();
  return useCallback(
    async ({ bank_name, branch_name }) => {
      try {
        const banks = await api.call(searchBanks, { query: { name: bank_name } });
        const bank = banks.find(isCalled(bank_name));
        if (!bank) return unknown;
        const asked = { params: { bank_code: bank.code }, query: { name: branch_name } };
        const branches = branch_name === "" ? [] : await api.call(searchBranches, asked);
        return { bank_code: bank.code, branch_code: branches.find(isCalled(branch_name))?.code ?? null };
      } catch (error) {
        // Out of reach: the fields say what is missing, and the list can be searched in them.
        if (error instanceof ApiError) return unknown;
        throw error;
      }
    },
    [api],
  );
}

// The list says 蒲田 and 三菱ＵＦＪ銀行, a passbook 蒲田支店, a ledger 三菱UFJ.
const bare = (name: string) => searchKey(name.trim().replace(/(?:銀行|支店)$/, ""));
const isCalled = (typed: string) => {
  const key = bare(typed);
  return ({ name }: BankName) => bare(name) === key;
};
