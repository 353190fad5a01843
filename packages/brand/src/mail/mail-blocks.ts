export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** A block of a mail, parsed from its text. */
export type MailBlock =
  /** The address of a page, on its own line; it becomes a button. */
  | { readonly kind: "button"; readonly url: string }
  /** Figures and dates: a name and a value on each line. */
  | { readonly kind: "facts"; readonly facts: readonly NamedValue[] }
  /** A code to type. */
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "lines"; readonly lines: readonly string[] };

/** A wide space separates name and value: 「入金額 500,000円」. */
const fact = /^([^\s　・][^　]{0,19})　+(\S.*)$/;
const horizontalRule = /^[―—─-]{6,}$/;

/** Splits the text of a mail into its message and the signature between two rules. */
export function mailBlocks(text: string, ownHosts: readonly string[]) {
  const lines = text.trim().split("\n");
  const start = lines.findLastIndex((line, index) => horizontalRule.test(line) && index < lines.length - 1);
  const body = start < 0 ? lines : lines.slice(0, start);
  const signature =
    start < 0 ? [] : lines.slice(start).filter((line) => line !== "" && !horizontalRule.test(line));
  const blocks = body
    .join("\n")
    .split(/\n{2,}/)
    .map((part) => part.split("\n").filter((line) => line.trim() !== ""))
    .filter((part) => part.length > 0)
    .flatMap((part) => blocksOf(part, ownHosts));
  return { blocks, signature };
}

function blocksOf(lines: readonly string[], ownHosts: readonly string[]): MailBlock[] {
  const blocks: MailBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const [, name, value] = fact.exec(line) ?? [];
    if (isButton(line, ownHosts)) blocks.push({ kind: "button", url: line });
    else if (/^\d{4,8}$/.test(line)) blocks.push({ kind: "code", code: line });
    else if (name && value && last?.kind === "facts")
      blocks.splice(-1, 1, { kind: "facts", facts: [...last.facts, { name, value }] });
    else if (name && value) blocks.push({ kind: "facts", facts: [{ name, value }] });
    else if (last?.kind === "lines") blocks.splice(-1, 1, { kind: "lines", lines: [...last.lines, line] });
    else blocks.push({ kind: "lines", lines: [line] });
  }
  return blocks;
}

/** Only pages of the brand become buttons, because text that users wrote may contain any address. */
const isButton = (line: string, ownHosts: readonly string[]) =>
  /^https?:\/\/\S+$/.test(line) && URL.canParse(line) && ownHosts.includes(new URL(line).hostname);
