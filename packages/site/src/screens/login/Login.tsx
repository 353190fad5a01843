import { loginCopy } from "@kaitori/brand/copy/login";
import { Heading, Link, Stack, Text } from "@kaitori/ui";
import { useState } from "react";
import { useCopy } from "../../use-copy.ts";
import { LoginForm } from "./LoginForm.tsx";
import { type OtherService, OtherServiceBanner } from "./OtherServiceBanner.tsx";

export function Screen() {
  const words = useCopy(loginCopy);
  const [otherService, setOtherService] = useState<OtherService | null>(null);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.lead}</Text>
      </Stack>
      {otherService && <OtherServiceBanner {...otherService} />}
      <LoginForm isWayOn={!otherService?.loginUrl} onOtherService={setOtherService} />
      <Text>
        {words.noAccount} <Link href="/register/">{words.register}</Link>
      </Text>
    </Stack>
  );
}
