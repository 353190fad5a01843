import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { type DataItem, DataList, Stack, StatusBadge, Text } from "@kaitori/ui";
import type { Profile } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";
import { usePersonWords } from "./use-field-names.ts";
import { useIdentity } from "./use-identity.ts";

export function IdentityData({ profile }: { profile: Profile }) {
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
      ? [{ id: "documents", term: documents, value: <FileNames of={profile} /> }]
      : []),
  ];
  return <DataList items={items} />;
}

const FileNames = ({ of: { addfiles } }: { of: Profile }) => (
  <ul>
    {addfiles.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);
