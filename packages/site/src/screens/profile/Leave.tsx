import { profileCopy } from "@kaitori/brand/copy/profile";
import { Button, Card, Heading, Stack, Text } from "@kaitori/ui";
import { lazy, Suspense, useState } from "react";
import { fetched } from "../../foundation/updates/fetched.ts";
import { useCopy } from "../../parts/brand/use-copy.ts";

// Few ever need it.
const LeaveDialog = lazy(async () => ({
  default: (await fetched(import("./LeaveDialog.tsx"))).LeaveDialog,
}));

/** The way out of the service, at the end of the profile (B19). */
export function Leave() {
  const words = useCopy(profileCopy);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card as="section" aria-labelledby="leave">
      <Stack gap="m" align="start">
        <Heading level={2} size="title3" id="leave">
          {words.leave}
        </Heading>
        <Text>{words.leaveLead}</Text>
        <Button tone="secondary" onClick={() => setAsking(true)}>
          {words.leaveStart}
        </Button>
        {isAsking && (
          <Suspense>
            <LeaveDialog onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}
