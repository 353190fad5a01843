import { type ContractBlock, contractBlocks } from "@kaitori/brand/text";
import { Heading, Stack } from "@kaitori/ui";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { AgreementLines } from "./AgreementLines.tsx";

/** The contract word for word, or what was explained before it. */
export function AgreementText({ text, level }: { text: string; level: 2 | 3 }) {
  return (
    <Stack gap="m">
      {contractBlocks(text).map(({ title, lines }) => (
        <div key={`${title}${lines.join()}`}>
          {title && (
            <Heading level={level} size="title3">
              {title}
            </Heading>
          )}
          {lines.length > 0 && <AgreementLines lines={lines} />}
        </div>
      ))}
    </Stack>
  );
}

export interface FoldedAgreementProps {
  readonly text: string;
  /** What is read without opening it. */
  readonly isOpen?: (lines: readonly string[]) => boolean;
}

/** The same with each article behind its heading: a contract of twenty articles can be looked over on a phone. */
export function FoldedAgreement({ text, isOpen = () => false }: FoldedAgreementProps) {
  return (
    <>
      {withAnnex(contractBlocks(text)).map(({ title, lines }) => {
        const body = <AgreementLines lines={lines} />;
        const key = `${title}${lines.join()}`;
        if (title === null) return <div key={key}>{body}</div>;
        return isOpen(lines) ? (
          <div key={key}>
            <Heading level={3} size="title3">
              {title}
            </Heading>
            {body}
          </div>
        ) : (
          <Disclosure key={key} title={title}>
            {body}
          </Disclosure>
        );
      })}
    </>
  );
}

/** 別表 is a heading by itself: the paragraphs after it are what it holds. */
const withAnnex = (blocks: readonly ContractBlock[]): ContractBlock[] => {
  const annex = blocks.findIndex(({ title, lines }) => title !== null && lines.length === 0);
  if (annex < 0) return [...blocks];
  const { title = null } = blocks[annex] ?? {};
  const held = blocks
    .slice(annex + 1)
    .flatMap(({ title: own, lines }, place) => [...(place > 0 ? [""] : []), ...(own ? [own] : []), ...lines]);
  return [...blocks.slice(0, annex), { title, lines: held }];
};
