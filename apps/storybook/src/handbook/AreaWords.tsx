import { type CopyArea, isFixed } from "@kaitori/brand/text";
import { DataList, Heading, Stack, Text } from "@kaitori/ui";
import { Key } from "./Key.tsx";

export interface AreaWordsProps {
  readonly area: CopyArea;
  readonly overrides: { readonly [key: string]: string | undefined };
}

/** The texts of an area; where the brand has its own, the base text stands quietly below. */
export function AreaWords({ area: { area, texts }, overrides }: AreaWordsProps) {
  return (
    <Stack as="section" gap="s">
      <Heading level={2}>{area}</Heading>
      {isFixed(area) && <Text>Given word for word by the specification: the same in every brand.</Text>}
      <DataList
        items={Object.entries(texts).map(([key, base]) => {
          const own = isFixed(area) ? undefined : overrides[`${area}.${key}`];
          return {
            id: key,
            term: <Key name={`${area}.${key}`} />,
            value: (
              <div lang="ja">
                {own && <Text weight="strong">{own}</Text>}
                <Text tone={own ? "quiet" : undefined}>{base}</Text>
              </div>
            ),
          };
        })}
      />
    </Stack>
  );
}
