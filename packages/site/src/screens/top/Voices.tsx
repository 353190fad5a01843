import { Card, Columns, Heading, Stack, Text } from "@kaitori/ui";
import { Picture } from "../../parts/picture/Picture.tsx";
import { Band } from "./Band.tsx";

export interface VoicesProps {
  readonly title: string;
  readonly items: readonly {
    readonly who: string;
    readonly text: string;
    readonly picture?: string | undefined;
  }[];
}

/** Voices of customers. */
export function Voices({ title, items }: VoicesProps) {
  return (
    <Band tone="quiet">
      <Stack gap="l">
        <Heading level={2}>{title}</Heading>
        <Columns layout="thirds">
          {items.map(({ who, text, picture }) => (
            <Card key={text}>
              <Stack as="div" gap="m">
                {picture && <Picture of={picture} sizes="72px" shape="round" />}
                <Text>「{text}」</Text>
                <Text size="small" tone="quiet">
                  {who}
                </Text>
              </Stack>
            </Card>
          ))}
        </Columns>
      </Stack>
    </Band>
  );
}
