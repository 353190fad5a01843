import { activationCopy } from "@kaitori/brand/copy/activation";
import { loginCopy } from "@kaitori/brand/copy/login";
import { Banner, Card, Stack, Text } from "@kaitori/ui";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ResendActivation } from "../register/ResendActivation.tsx";

export default function Unverified({ email }: { email: string }) {
  const words = useCopy(loginCopy);
  const { notArrivedSender } = useCopy(activationCopy);
  const { address } = useSite().brand.settings.sender;
  const canResend = useHasAddedCalls();
  return (
    <Stack gap="m">
      <Banner tone="caution" role="alert" title={words.unverified} />
      {canResend && (
        <Card as="section" gap="m">
          <Text>{notArrivedSender({ sender: address })}</Text>
          {/* Time 0: another mail can be requested at once. */}
          <ResendActivation key={email} mail={{ email, sentAt: 0 }} />
        </Card>
      )}
    </Stack>
  );
}
