import { DataList, Stack, Text } from "@kaitori/ui";
import { WrappingCode } from "../WrappingCode.tsx";
import type { CatalogueText } from "./catalogue.ts";
import type { WordsLabels } from "./labels.ts";

/** Rows of texts. Where the brand replaces a text, its text is followed by the base text. */
export function TextRows({
  texts,
  labels,
}: {
  readonly texts: readonly CatalogueText[];
  readonly labels: WordsLabels;
}) {
  return (
    <DataList
      items={texts.map(({ key, base, brandText, isFixed, pages }) => ({
        id: key,
        term: <WrappingCode text={key} />,
        value: (
          <Stack gap="xs">
            <div lang="ja">
              {brandText && <Text weight="strong">{brandText}</Text>}
              <Text tone={brandText ? "subtle" : undefined}>{base}</Text>
            </div>
            {isFixed && <Text size="small">{labels.fixed}</Text>}
            <Text size="small" tone="subtle">
              {`${labels.where}: ${pages.length > 0 ? pages.join(", ") : labels.elsewhere}`}
            </Text>
          </Stack>
        ),
      }))}
    />
  );
}
