import { allAreas } from "@kaitori/brand/areas";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { refusalSentence } from "@kaitori/brand/refusals";
import { DataList, Stack, Text } from "@kaitori/ui";
import type { Refusal } from "../../../call-refusals.ts";
import { Key } from "../Key.tsx";

/** A copy in which each text is its own key, to find the key of a sentence. */
const keys = Object.fromEntries(
  allAreas.flatMap(({ area, texts }) =>
    Object.keys(texts).map((key) => [`${area}.${key}`, `${area}.${key}`]),
  ),
);

/** Sentences of the specification, the same in every brand. */
function keyOf(code: string): string {
  const textKey = refusalSentence(keys, { code }) ?? "";
  const fixed = Object.entries(specificationCopy.texts).find(([, text]) => text === textKey);
  return fixed ? `specification.${fixed[0]}` : textKey;
}

export interface RefusalsProps {
  readonly refusals: readonly Refusal[];
  /** Texts that differ in the toolbar's brand. */
  readonly copy: { readonly [key: string]: string | undefined };
}

/** Errors by status and code, with the site's sentence and its key in the copy. */
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
