import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { sectorsCopy } from "@kaitori/brand/copy/sectors";
import { defaultSector, isIndividual, phoneWithHyphens } from "@kaitori/domain";
import { type DataItem, DataList, Stack, StatusBadge, Text } from "@kaitori/ui";
import type { BankAccount, Profile } from "@kaitori/wire";
import type { ReactNode } from "react";
import { AccountLines } from "#application/entry/AccountLines.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Address } from "./Address.tsx";
import type { ProfileSection } from "./sections.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";
import { useFieldNames, usePersonWords } from "./use-field-names.ts";
import { useIdentity } from "./use-identity.ts";

export function SectionData({ section, profile }: { section: ProfileSection; profile: Profile }) {
  const texts = useTexts(profile);
  if (section === "identity") return <IdentityData profile={profile} />;
  if (section === "bank") return <AccountData account={profile.bank_account} />;
  return <DataList items={texts[section].map(itemOf)} />;
}

type NamedText = readonly [term: string, value: ReactNode, width?: "wide"];

const itemOf = ([term, value, width]: NamedText): DataItem => ({
  id: term,
  term,
  value: typeof value === "string" ? <TextOrMissing>{value}</TextOrMissing> : value,
  isWide: width === "wide",
});

const optional = (text: string) => <TextOrMissing optional>{text}</TextOrMissing>;

function useTexts(profile: Profile) {
  const names = useFieldNames(profile);
  const fields = useCopy(fieldsCopy);
  const sectorWords = useCopy(sectorsCopy);
  const office = <Address values={profile} kind="office" />;
  const owner = <Address values={profile} kind="owner" />;
  const tradeName: NamedText[] = isIndividual(profile)
    ? [[fields.tradeName, optional(profile.company_name)]]
    : [];
  return {
    office: [
      [names.company_name, profile.company_name],
      [fields.address, office, "wide"],
      [fields.phone, phoneWithHyphens(profile.office_phone)],
    ],
    owner: [
      [fields.address, owner, "wide"],
      [fields.phone, phoneWithHyphens(profile.owner_phone)],
    ],
    business: [
      ...tradeName,
      [names.sector, optional(profile.sector === defaultSector ? "" : sectorWords[profile.sector])],
      [names.business_summary, optional(profile.business_summary), "wide"],
    ],
  } satisfies Record<"office" | "owner" | "business", NamedText[]>;
}

const AccountData = ({ account }: { account: BankAccount | null }) =>
  account ? (
    <AccountLines account={account} />
  ) : (
    <div>
      <TextOrMissing>{""}</TextOrMissing>
    </div>
  );

function IdentityData({ profile }: { profile: Profile }) {
  const words = useCopy(identityCopy);
  const person = usePersonWords(profile);
  const { identity: documents } = useCopy(fileKindsCopy);
  const { mustResubmit, tone, status, help } = useIdentity(profile);
  const items: DataItem[] = [
    {
      id: "name",
      term: person.name,
      value: <TextOrMissing>{`${profile.last_name} ${profile.first_name}`.trim()}</TextOrMissing>,
    },
    {
      id: "status",
      term: words.title,
      isWide: true,
      value: (
        <Stack gap="xs" align="start">
          <StatusBadge tone={tone}>{status}</StatusBadge>
          {/* Items to send again are above all sections, with a button. */}
          {help && !mustResubmit && <Text size="small">{help}</Text>}
        </Stack>
      ),
    },
    ...(profile.addfiles.length > 0
      ? [{ id: "documents", term: documents, value: <FileNames profile={profile} /> }]
      : []),
  ];
  return <DataList items={items} />;
}

const FileNames = ({ profile: { addfiles } }: { profile: Profile }) => (
  <ul>
    {addfiles.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);
