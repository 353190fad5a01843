import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { isIndividual, type WithDivision } from "@kaitori/domain";
import type { NameOf } from "#foundation/forms/use-summary-line-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ProfileValues } from "./profile-values.ts";
import type { ProfileSection } from "./sections.ts";

export function useFieldNameOf(profile: WithDivision): NameOf {
  const names: Readonly<Record<string, string>> = useFieldNames(profile);
  const partNames = usePartNames();
  return (path) => {
    // Another server may name a field that is not on the page.
    const groupName = names[path.split(".")[0] ?? path];
    const part = partNames[path];
    return groupName !== undefined && part !== undefined ? { whole: groupName, part } : groupName;
  };
}

function usePartNames(): Readonly<Record<string, string>> {
  const fields = useCopy(fieldsCopy);
  const bank = useCopy(bankAccountCopy);
  const address = (kind: "office" | "owner") => ({
    [`${kind}_zipcode`]: fields.zipcode,
    [`${kind}_prefecture`]: fields.prefecture,
    [`${kind}_city`]: fields.city,
    [`${kind}_building_number`]: fields.building,
  });
  return {
    ...address("office"),
    ...address("owner"),
    last_name: fields.lastName,
    first_name: fields.firstName,
    "bank_account.bank_name": bank.bankName,
    "bank_account.branch_name": bank.branchName,
    "bank_account.deposit_type": bank.depositType,
    "bank_account.bank_account_number": bank.accountNumber,
    "bank_account.account_holder_name": bank.holderName,
  };
}

/** The name of each field in the message about saved changes; the parts of an address or a name share one. */
export function useFieldNames(profile: WithDivision): Record<keyof ProfileValues, string> {
  const fields = useCopy(fieldsCopy);
  const person = usePersonWords(profile);
  const bank = useCopy(bankAccountCopy).title;
  const documents = useCopy(fileKindsCopy).identity;
  return {
    corporate_division: fields.division,
    company_name: isIndividual(profile) ? fields.tradeName : fields.companyName,
    office_zipcode: fields.officeAddress,
    office_prefecture: fields.officeAddress,
    office_city: fields.officeAddress,
    office_building_number: fields.officeAddress,
    office_phone: fields.officePhone,
    last_name: person.name,
    first_name: person.name,
    owner_zipcode: person.address,
    owner_prefecture: person.address,
    owner_city: person.address,
    owner_building_number: person.address,
    owner_phone: person.phone,
    sector: fields.sector,
    business_summary: fields.businessSummary,
    bank_account: bank,
    identity_document_type: documents,
    addfiles: documents,
  };
}

export function usePersonWords(profile: Pick<ProfileValues, "corporate_division">) {
  const fields = useCopy(fieldsCopy);
  const words = useCopy(profileCopy);
  return isIndividual(profile)
    ? { title: words.individualOwner, name: fields.ownerName, address: fields.address, phone: fields.phone }
    : {
        title: words.owner,
        name: fields.representativeName,
        address: fields.ownerAddress,
        phone: fields.ownerPhone,
      };
}

export function useSectionTitles(
  profile: Pick<ProfileValues, "corporate_division">,
): Record<ProfileSection, string> {
  const words = useCopy(profileCopy);
  return {
    office: words.office,
    identity: words.nameAndDocuments,
    owner: isIndividual(profile) ? words.individualContact : words.ownerContact,
    business: words.business,
    bank: words.bank,
  };
}
