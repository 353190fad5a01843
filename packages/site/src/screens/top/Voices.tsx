import { Card, Columns, Heading, Stack, Text } from "@kaitori/ui";
import { Band } from "./Band.tsx";

export interface VoicesProps {
  readonly title: string;
  readonly items: readonly { readonly who: string; readonly text: string }[];
}

/** Voices of customers. */
export function Voices({ title, items }: VoicesProps) {
  return (
    <Band tone="quiet">
      <Stack gap="l">
        <Heading level={2}>{title}</Heading>
        <Columns layout="thirds">
          {items.map(({ who, text }) => (
            <Card key={text}>
              <Stack as="div" gap="m">
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
