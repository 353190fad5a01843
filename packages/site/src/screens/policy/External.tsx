import { externalCopy } from "@kaitori/brand/copy/external";
import { type DataItem, DataList, Heading, Link, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TagChoice } from "./TagChoice.tsx";
import { tagFacts } from "./tag-facts.ts";

const wide = (items: readonly DataItem[]) => items.map((item) => ({ ...item, isWide: true }));

/** The data sent to others from the visitor's browser (電気通信事業法), and the visitor's consent to it. */
export function ExternalScreen() {
  const { settings } = useSite().brand;
  const words = useCopy(externalCopy);
  const { tags, serviceName } = settings;
  if (!tags)
    return (
      <Stack gap="xl">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.none({ serviceName })}</Text>
      </Stack>
    );
  return (
    <Stack gap="xl">
      <Heading level={1}>{words.title}</Heading>
      <Text>{words.lead({ serviceName })}</Text>
      {tags.list.map((tag) => {
        const { name, company, sent, purpose, policy, optOut } = tagFacts(tag, words);
        const link = (href: string, text: string) => (
          <Link href={href} newTab>
            {text}
          </Link>
        );
        return (
          <Stack key={name} gap="s" as="section">
            <Heading level={2} size="title3">
              {name}
            </Heading>
            <DataList
              items={wide([
                { id: "company", term: words.company, value: company },
                { id: "sent", term: words.sent, value: sent },
                { id: "purpose", term: words.purpose, value: purpose },
                { id: "policy", term: words.policy, value: link(policy, words.policyLink({ company })) },
                ...(optOut
                  ? [{ id: "optOut", term: words.optOut, value: link(optOut, words.optOutLink) }]
                  : []),
              ])}
            />
          </Stack>
        );
      })}
      <Stack gap="s" as="section">
        <Heading level={2} size="title3">
          {words.neverTitle}
        </Heading>
        <Text>{words.never}</Text>
      </Stack>
      <TagChoice tags={tags} />
    </Stack>
  );
}
