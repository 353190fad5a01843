import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { href } from "@kaitori/domain";
import { Card, Heading, Link, Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { points } from "./points.css.ts";

/** The declarations made by submitting: above all that nobody else has bought the same invoice. */
export function Declaration() {
  const words = useCopy(entryCheckCopy);
  return (
    <Card tone="quiet">
      <Stack gap="s">
        <Heading level={2} size="title3">
          {words.truthfulTitle}
        </Heading>
        <Text>{words.consent({ submit: words.submit })}</Text>
        <ul className={points}>
          <li>{words.truthful}</li>
          <li>{words.agreement}</li>
        </ul>
        <Link variant="standalone" href={href.terms()} newTab>
          {words.agreementLink}
        </Link>
      </Stack>
    </Card>
  );
}
