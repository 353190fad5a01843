import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { Heading, Stack, Text } from "@kaitori/ui";
import { getPreEntryQuestions } from "@kaitori/wire";
import { redirect } from "react-router";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { useCopy } from "../../use-copy.ts";
import { RegistrationSteps } from "../register/RegistrationSteps.tsx";
import { PreEntryForm } from "./PreEntryForm.tsx";

/** Where the server asks no questions, the brand may ask them elsewhere; else the profile comes next. */
export async function load({ site }: LoadArgs) {
  const questions = await site.api.call(getPreEntryQuestions);
  if (site.server.has("pre_entry")) return questions;
  throw redirect(site.brand.settings.server?.elsewhere?.pre_entry ?? "/register/profile/");
}

/** A few questions before the profile: whether the service can be of use at all. */
export function Screen() {
  const words = useCopy(preEntryCopy);
  const questions = useScreenData<typeof load>();
  return (
    <Stack gap="l">
      <RegistrationSteps current="preEntry" />
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.lead}</Text>
      </Stack>
      <PreEntryForm questions={questions} />
    </Stack>
  );
}
