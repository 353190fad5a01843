import { anchors } from "@kaitori/brand";
import { Link, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { Band, type SectionData, useTopWords } from "./Band.tsx";

export function Questions({ title, items = [] }: SectionData<"questions">) {
  const words = useTopWords();
  const { links, blogTag } = useSite().brand.settings;
  return (
    <Band id={anchors.questions} tone="surface" title={title ?? words.questionsTitle}>
      <Stack gap="l">
        <div>
          {items.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <Text>{answer}</Text>
            </Disclosure>
          ))}
        </div>
        {links.blog && (
          <div>
            <Link variant="standalone" href={postsWithTag(links.blog, blogTag)} newTab>
              {words.blog}
            </Link>
          </div>
        )}
      </Stack>
    </Band>
  );
}

function postsWithTag(blog: string, tag: number): string {
  const address = new URL(blog);
  address.searchParams.set("tag", String(tag));
  return address.href;
}
