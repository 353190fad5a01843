import { ApiError } from "@kaitori/api-client";
import { searchKey } from "@kaitori/domain";
import { type BankName, searchBanks, searchBranches } from "@kaitori/wire";
import { useCallback } from "react";
import { useSite } from "../site/SiteProvider.tsx";

interface NamedAccount {
  readonly bank_name: string;
  readonly branch_name: string;
}
interface KnownAccount extends NamedAccount {
  readonly bank_code: string | null;
  readonly branch_code: string | null;
}

/**
 * Bank and branch that were pasted or typed in full, by their codes and as the list calls them; what the list does not
 * have stays as it was typed, without a code. Codes come before the names that are judged with them.
 */
export function useKnownAccount(): (named: NamedAccount) => Promise<KnownAccount> {
  const { api } = useSite();
  return useCallback(
    async ({ bank_name, branch_name }) => {
      const unknown = { bank_code: null, bank_name, branch_code: null, branch_name };
      try {
        const banks = await api.call(searchBanks, { query: { name: bank_name } });
        const bank = calledSo(banks, bank_name);
        if (!bank) return unknown;
        const asked = { params: { bank_code: bank.code }, query: { name: branch_name } };
        const branches = branch_name === "" ? [] : await api.call(searchBranches, asked);
        const branch = calledSo(branches, branch_name);
        return {
          bank_code: bank.code,
          bank_name: bank.name,
          branch_code: branch?.code ?? null,
          branch_name: branch?.name ?? branch_name,
        };
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
/** The one of this name; else the only one that is read so. */
function calledSo(known: readonly BankName[], typed: string): BankName | undefined {
  const key = bare(typed);
  const [read, ...others] = known.filter(({ kana }) => bare(kana) === key);
  return known.find(({ name }) => bare(name) === key) ?? (others.length === 0 ? read : undefined);
}
