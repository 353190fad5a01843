import { profileCopy } from "@kaitori/brand/copy/profile";
import { Button, Text } from "@kaitori/ui";
import { lazy, Suspense, useState } from "react";
import { fetched } from "#foundation/updates/fetched.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";

// Few ever need it.
const LeaveDialog = lazy(async () => ({
  default: (await fetched(import("./LeaveDialog.tsx"))).LeaveDialog,
}));

/** The way out of the service, at the end of the profile (B19). */
export function Leave() {
  const words = useCopy(profileCopy);
  const [isOpen, setOpen] = useState(false);
  return (
    <TitledCard title={words.leave} id="leave" align="start">
      <Text>{words.leaveLead}</Text>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {words.leaveStart}
      </Button>
      {isOpen && (
        <Suspense>
          <LeaveDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </TitledCard>
  );
}
