import { allAreas } from "@kaitori/brand/areas";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { refusalSentence } from "@kaitori/brand/refusals";
import { DataList, Stack, Text } from "@kaitori/ui";
import type { Refusal } from "../../../call-refusals.ts";
import { Key } from "../Key.tsx";

/** Every text says its own key: then a sentence does. */
const keys = Object.fromEntries(
  allAreas.flatMap(({ area, texts }) =>
    Object.keys(texts).map((key) => [`${area}.${key}`, `${area}.${key}`]),
  ),
);

/** The specification's sentences are the same in every brand. */
function keyOf(code: string): string {
  const said = refusalSentence(keys, { code }) ?? "";
  const fixed = Object.entries(specificationCopy.texts).find(([, text]) => text === said);
  return fixed ? `specification.${fixed[0]}` : said;
}

export interface RefusalsProps {
  readonly refusals: readonly Refusal[];
  /** Texts of the toolbar's brand that differ from the base. */
  readonly copy: { readonly [key: string]: string | undefined };
}

/** Each refusal by status and code, with what the site says for it and where that stands in the copy. */
export const Refusals = ({ refusals, copy }: RefusalsProps) => (
  <DataList
    items={refusals.map(({ status, code }) => ({
      id: `${status} ${code}`,
      term: <Key name={`${status} ${code}`} />,
      value: (
        <Stack gap="xs">
          <Text size="small">{refusalSentence(copy, { code })}</Text>
          <Key name={keyOf(code)} />
        </Stack>
      ),
    }))}
  />
);
