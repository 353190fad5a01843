import { Heading, Loading, Skeleton, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";

/** Shown while the server checks the link. */
export function Checking({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="l">
      <Heading level={1}>{title}</Heading>
      <Text>{children}</Text>
      <Loading>
        <Skeleton lines={3} />
      </Loading>
    </Stack>
  );
}
