import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { href } from "@kaitori/domain";
import { Heading, Link, Stack, Text } from "@kaitori/ui";
import type { ExternalSignup } from "@kaitori/wire";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { RegistrationForm } from "../register/RegistrationForm.tsx";
import { SharedData } from "./SharedData.tsx";

/** The data that the other service has sent, and the data still needed: a password and the consent. */
export function ExtSignupForm({ signup }: { signup: ExternalSignup }) {
  const words = useCopy(extSignupCopy);
  return (
    <Stack gap="l">
      <ProgressBar at="register" />
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.lead({ service: signup.service_name })}</Text>
      </Stack>
      <SharedData signup={signup} />
      <RegistrationForm known={signup} submit={words.submit} />
      <Link variant="standalone" href={href.register()}>
        {words.decline}
      </Link>
    </Stack>
  );
}
