import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { sectorsCopy } from "@kaitori/brand/copy/sectors";
import { defaultSector, isIndividual, phoneWithHyphens } from "@kaitori/domain";
import { type DataItem, DataList, Masked } from "@kaitori/ui";
import type { BankAccount, Profile } from "@kaitori/wire";
import type { ReactNode } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDepositTypes } from "#parts/text/use-deposit-types.ts";
import { Address } from "./Address.tsx";
import { IdentityData } from "./IdentityData.tsx";
import type { ProfileSection } from "./sections.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";
import { useFieldNames } from "./use-field-names.ts";

export function SectionData({ section, profile }: { section: ProfileSection; profile: Profile }) {
  const texts = useTexts(profile);
  if (section === "identity") return <IdentityData profile={profile} />;
  if (section === "bank") return <AccountData account={profile.bank_account} />;
  return <DataList items={texts[section].map(([term, value]) => itemOf(term, value))} />;
}

const itemOf = (term: string, value: ReactNode): DataItem => ({
  id: term,
  term,
  value: typeof value === "string" ? <TextOrMissing>{value}</TextOrMissing> : value,
  // Addresses and free text are wide.
  isWide: typeof value !== "string",
});

const optional = (text: string) => <TextOrMissing optional>{text}</TextOrMissing>;

function useTexts(profile: Profile) {
  const names = useFieldNames(profile);
  const fields = useCopy(fieldsCopy);
  const sectorWords = useCopy(sectorsCopy);
  const office = <Address values={profile} place="office" />;
  const owner = <Address values={profile} place="owner" />;
  const tradeName: [string, ReactNode][] = isIndividual(profile)
    ? [[fields.tradeName, optional(profile.company_name)]]
    : [];
  return {
    office: [
      [names.company_name, profile.company_name],
      [names.office_city, office],
      [names.office_phone, phoneWithHyphens(profile.office_phone)],
    ],
    owner: [
      [names.owner_city, owner],
      [names.owner_phone, phoneWithHyphens(profile.owner_phone)],
    ],
    business: [
      ...tradeName,
      [names.sector, optional(profile.sector === defaultSector ? "" : sectorWords[profile.sector])],
      [names.business_summary, optional(profile.business_summary)],
    ],
  } satisfies Record<"office" | "owner" | "business", [string, ReactNode][]>;
}

/** The account; its number is hidden until a press. */
function AccountData({ account }: { account: BankAccount | null }) {
  const words = useCopy(bankAccountCopy);
  const types = useDepositTypes();
  if (!account)
    return (
      <div>
        <TextOrMissing>{""}</TextOrMissing>
      </div>
    );
  return (
    <DataList
      items={[
        { id: "bank", term: words.bankName, value: account.bank_name },
        { id: "branch", term: words.branchName, value: account.branch_name },
        { id: "type", term: words.depositType, value: types[account.deposit_type] },
        {
          id: "number",
          term: words.accountNumber,
          value: <Masked term={words.accountNumber} value={account.bank_account_number} />,
        },
        { id: "holder", term: words.holderName, value: account.account_holder_name, isWide: true },
      ]}
    />
  );
}
