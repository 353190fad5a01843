import { Heading, Stack, Text } from "@kaitori/ui";
import { HandbookPage } from "../HandbookPage.tsx";
import { Example } from "./Example.tsx";
import { type ErrorShape, errorShapes } from "./error-shapes.ts";
import type { OwnServerTexts } from "./texts-en.ts";

const shapes = Object.entries(errorShapes) as [ErrorShape, (typeof errorShapes)[ErrorShape]][];

/** Shapes of errors and how the site handles each. */
export function ErrorsPage({ texts: { lang, call, errors, withLabel } }: { texts: OwnServerTexts }) {
  return (
    <HandbookPage title={errors.title} intro={errors.intro} lang={lang}>
      {shapes.map(([shape, { status, body }]) => (
        <Stack key={shape} as="section" gap="s">
          <Heading level={2}>{errors.shapes[shape].title}</Heading>
          <Text size="small">{status}</Text>
          {body && <Example title={call.example} value={body} />}
          <Text>{withLabel(errors.shows, errors.shapes[shape].shows)}</Text>
        </Stack>
      ))}
    </HandbookPage>
  );
}
