export interface ContractBlock {
  /** Null for a paragraph without a heading. */
  readonly title: string | null;
  readonly lines: readonly string[];
}

const heading = /^(第\d+条（.*）|別表.*|\d+．.*)$/;

/** Paragraphs of a contract or an explanation; the first line of an article is its heading. */
export const contractBlocks = (text: string): ContractBlock[] =>
  text.split("\n\n").map((paragraph) => {
    const [first = "", ...rest] = paragraph.split("\n");
    return heading.test(first) ? { title: first, lines: rest } : { title: null, lines: [first, ...rest] };
  });
