import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Card, Heading, Stack, Text } from "@kaitori/ui";
import type { Id } from "@kaitori/wire";
import { useId } from "react";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { CallUs } from "../../parts/text/CallUs.tsx";
import { AskInWriting } from "./AskInWriting.tsx";

/** Whom to ask, when somebody answers, and how to ask when nobody does. */
export function Help({ entryId }: { entryId?: Id }) {
  const words = useCopy(mypageCopy);
  const { phone, hours } = useSite().brand.settings.legal;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="s">
        <Heading level={2} size="title3" id={id}>
          {words.help}
        </Heading>
        <Text figures>
          <CallUs>{words.helpText({ phone })}</CallUs>
        </Text>
        <Text size="small" tone="quiet">
          {words.helpHours({ hours })}
        </Text>
        <AskInWriting kind="inquiry" entryId={entryId} />
      </Stack>
    </Card>
  );
}
