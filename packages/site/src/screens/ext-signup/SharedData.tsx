import { divisionCopy } from "@kaitori/brand/copy/division";
import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { Card, DataList, Heading, Stack, Text } from "@kaitori/ui";
import type { ExternalSignup } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The other service's data about the visitor; data that it has left out is not shown. */
export function SharedData({ signup }: { signup: ExternalSignup }) {
  const words = useCopy(extSignupCopy);
  const fields = useCopy(fieldsCopy);
  const division = useCopy(divisionCopy);
  const items = [
    { id: "company", term: fields.companyName, value: signup.company_name },
    { id: "name", term: words.personName, value: `${signup.last_name} ${signup.first_name}`.trim() },
    { id: "email", term: fields.email, value: signup.email },
    {
      id: "division",
      term: fields.division,
      value: signup.corporate_division === "none" ? "" : division[signup.corporate_division],
    },
  ];
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="title3">
          {words.sharedTitle({ service: signup.service_name })}
        </Heading>
        <DataList items={items.filter(({ value }) => value !== "")} />
        <Text size="small" tone="quiet">
          {words.sharedNote}
        </Text>
      </Stack>
    </Card>
  );
}
