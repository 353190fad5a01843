import { registerCopy } from "@kaitori/brand/copy/register";
import { href } from "@kaitori/domain";
import { Columns, Heading, Link, Stack, Text } from "@kaitori/ui";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useHasServerLevel } from "#foundation/server/use-has-server-level.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { RegisterAside } from "./RegisterAside.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

export function RegisterScreen() {
  const words = useCopy(registerCopy);
  const isOurs = useHasServerLevel(1);
  return (
    <Columns layout="beside">
      <Stack gap="l">
        <ProgressBar at="register" />
        <Stack gap="s">
          <Heading level={1}>{words.title}</Heading>
          <Text>{words.lead}</Text>
        </Stack>
        <RegistrationForm submit={isOurs ? words.submit : words.submitWithoutMail} />
        <Text>
          {words.hasAccount} <Link href={href.login()}>{words.login}</Link>
        </Text>
        {isOurs && (
          <Link variant="standalone" href={href.preEntry()}>
            {words.checkFirst}
          </Link>
        )}
      </Stack>
      <RegisterAside />
    </Columns>
  );
}
