import { Heading, Link, Stack, Text } from "@kaitori/ui";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { Disclosure } from "../../parts/disclosure/Disclosure.tsx";
import { Band } from "./Band.tsx";
import type { TopWords } from "./words.ts";

export interface QuestionsProps {
  readonly words: TopWords;
  readonly title: string | undefined;
  readonly items: readonly { readonly question: string; readonly answer: string }[] | undefined;
}

export function Questions({ words, title = words.questionsTitle, items }: QuestionsProps) {
  const { links, blogTag } = useSite().brand.settings;
  const questions = items ?? [
    { question: words.question1, answer: words.answer1 },
    { question: words.question2, answer: words.answer2 },
    { question: words.question3, answer: words.answer3 },
    { question: words.question4, answer: words.answer4 },
    { question: words.question5, answer: words.answer5 },
    { question: words.question6, answer: words.answer6 },
    { question: words.question7, answer: words.answer7 },
    { question: words.question8, answer: words.answer8 },
  ];
  return (
    <Band id="questions" tone="surface">
      <Stack gap="l">
        <Heading level={2}>{title}</Heading>
        <div>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <Text>{answer}</Text>
            </Disclosure>
          ))}
        </div>
        {links.blog && (
          <div>
            <Link variant="standalone" href={postsUnder(links.blog, blogTag)} newTab>
              {words.blog}
            </Link>
          </div>
        )}
      </Stack>
    </Band>
  );
}

/** The posts of one tag, as a blog takes its number in the query. */
function postsUnder(blog: string, tag: number): string {
  const address = new URL(blog);
  address.searchParams.set("tag", String(tag));
  return address.href;
}
