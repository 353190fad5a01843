import { registerCopy } from "@kaitori/brand/copy/register";
import { Columns, Heading, Link, Stack, Text } from "@kaitori/ui";
import { useCopy } from "../../use-copy.ts";
import { RegisterAside } from "./RegisterAside.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { RegistrationSteps } from "./RegistrationSteps.tsx";

export function Screen() {
  const words = useCopy(registerCopy);
  return (
    <Columns layout="beside">
      <Stack gap="l">
        <RegistrationSteps current="register" />
        <Stack gap="s">
          <Heading level={1}>{words.title}</Heading>
          <Text>{words.lead}</Text>
        </Stack>
        <RegistrationForm submit={words.submit} />
        <Text>
          {words.hasAccount} <Link href="/login/">{words.login}</Link>
        </Text>
      </Stack>
      <RegisterAside />
    </Columns>
  );
}
