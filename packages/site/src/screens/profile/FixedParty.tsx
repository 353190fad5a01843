import { profileCopy } from "@kaitori/brand/copy/profile";
import { DataList, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ProfileValues } from "./profile-values.ts";

export interface PartyFieldsProps {
  readonly form: JudgedForm<ProfileValues>;
  readonly isPartyFixed: boolean;
}

/** Replaces fields that cannot be changed during a review: shows name and address, and the reason (R4.20). */
export function FixedParty({ values }: { values: { readonly [term: string]: ReactNode } }) {
  const { nameFixed } = useCopy(profileCopy);
  return (
    <Stack gap="s">
      <DataList items={Object.entries(values).map(([term, value]) => ({ id: term, term, value }))} />
      <Text size="small" tone="subtle">
        {nameFixed}
      </Text>
    </Stack>
  );
}
