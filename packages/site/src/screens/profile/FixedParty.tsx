import { profileCopy } from "@kaitori/brand/copy/profile";
import { DataList, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface FixedPartyProps {
  readonly items: readonly { readonly id: string; readonly term: string; readonly value: ReactNode }[];
}

/** Replaces fields that cannot be changed during a review: shows name and address, and the reason (R4.20). */
export function FixedParty({ items }: FixedPartyProps) {
  const { nameFixed } = useCopy(profileCopy);
  return (
    <Stack gap="s">
      <DataList items={items} />
      <Text size="small" tone="quiet">
        {nameFixed}
      </Text>
    </Stack>
  );
}
