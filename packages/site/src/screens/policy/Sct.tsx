import { sctCopy } from "@kaitori/brand/copy/sct";
import { DataList, Heading, Stack } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { LegalLine, useLegalText } from "./Articles.tsx";

export default function SctScreen() {
  const words = useCopy(sctCopy);
  const { articles: rows } = useLegalText(sctCopy, "row");
  return (
    <Stack gap="xl">
      <Heading level={1}>{words.title}</Heading>
      <DataList
        items={rows.map(({ title, lines }) => ({
          id: title,
          term: title,
          isWide: true,
          value: lines.map((line) => (
            <div key={line}>
              <LegalLine>{line}</LegalLine>
            </div>
          )),
        }))}
      />
    </Stack>
  );
}
