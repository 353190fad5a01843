import { profileCopy } from "@kaitori/brand/copy/profile";
import { DataList, Stack, Text } from "@kaitori/ui";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { Given } from "./Given.tsx";

export interface FixedNameProps {
  readonly term: string;
  readonly value: string;
  readonly optional?: boolean;
}

/** In the place of its fields: a name under which an entry is being judged, and why it stays (R4.20). */
export function FixedName({ term, value, optional = false }: FixedNameProps) {
  const { nameFixed } = useCopy(profileCopy);
  return (
    <Stack gap="s">
      <DataList items={[{ id: "name", term, value: <Given optional={optional}>{value}</Given> }]} />
      <Text size="small" tone="quiet">
        {nameFixed}
      </Text>
    </Stack>
  );
}
