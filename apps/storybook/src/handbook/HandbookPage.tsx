import { Heading, Page, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";

export interface HandbookPageProps {
  readonly title: string;
  /** Subject of the page, in a sentence or two. */
  readonly intro: string;
  /** Pages for those who make a brand are English; those about servers are Japanese, too. */
  readonly lang?: "en" | "ja";
  /** There is no such page in Japanese. */
  readonly englishOnly?: boolean;
  readonly children: ReactNode;
}

/** A page for those who make a brand: English about Japanese words, drawn in the brand of the toolbar. */
export function HandbookPage({
  title,
  intro,
  lang = "en",
  englishOnly = false,
  children,
}: HandbookPageProps) {
  return (
    <div lang={lang}>
      <Page>
        <Stack gap="l">
          <Heading level={1}>{title}</Heading>
          {englishOnly && (
            <p lang="ja">このページは英語だけです。Ctrl+K なら、日本語でもほかのページを探せます。</p>
          )}
          <Text>{intro}</Text>
          {children}
        </Stack>
      </Page>
    </div>
  );
}
