import { Heading, Page, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";

export interface HandbookPageProps {
  readonly title: string;
  /** Subject of the page in one or two sentences. */
  readonly intro: string;
  /** Pages for brand developers are English; pages about servers exist in Japanese too. */
  readonly lang?: "en" | "ja";
  /** True if the page has no Japanese version. */
  readonly isEnglishOnly?: boolean;
  readonly children: ReactNode;
}

/** A page of the handbook, in the brand selected in the toolbar. */
export function HandbookPage({
  title,
  intro,
  lang = "en",
  isEnglishOnly = false,
  children,
}: HandbookPageProps) {
  return (
    <div lang={lang}>
      <Page>
        <Stack gap="l">
          <Heading level={1}>{title}</Heading>
          {isEnglishOnly && (
            <p lang="ja">
              このページは英語だけです。上の「言葉から探す」なら、日本語でもほかのページを探せます。
            </p>
          )}
          <Text>{intro}</Text>
          {children}
        </Stack>
      </Page>
    </div>
  );
}
