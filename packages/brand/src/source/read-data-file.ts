import { type BilingualText, inBothLanguages, say } from "../sentences/say.ts";
import type { DataFault, DataFile, DataPath } from "./data-file.ts";
import { stringValue, type Token, tokenize } from "./tokenize.ts";

const keyOf = (path: DataPath) => JSON.stringify(path);

/**
 * Reads `export default <data>` from a source: objects, arrays, strings, numbers, true and false; anything else is an
 * error. The file is not run, so that checking it is safe, and each value keeps its line.
 */
export function readDataFile(file: string, source: string): DataFile {
  const reader = new Reader(tokenize(source));
  const value = reader.read();
  const lineOf = (path: DataPath): number =>
    reader.lines.get(keyOf(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1);
  return { file, value, faults: reader.faults, lineOf };
}

class Unreadable extends Error {
  readonly sentence: BilingualText;
  readonly howToFix: BilingualText;
  /** Line of the fault, if it is not that of the next token. */
  readonly line: number | undefined;

  constructor(sentence: BilingualText, howToFix = say("writeData"), line?: number) {
    super(sentence.en);
    this.sentence = sentence;
    this.howToFix = howToFix;
    this.line = line;
  }
}

/** Marks that a Japanese keyboard writes in full width. */
const fullWidthMarks: Readonly<Record<string, string>> = {
  "：": ":",
  "，": ",",
  "、": ",",
  "“": '"',
  "”": '"',
  "＂": '"',
  "｛": "{",
  "｝": "}",
  "［": "[",
  "］": "]",
};

class Reader {
  readonly faults: DataFault[] = [];
  readonly lines = new Map<string, number>();
  private position = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(): unknown {
    try {
      this.skipToDefaultExport();
      const value = this.readValue([]);
      this.expectEnd();
      return value;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { line = this.line, sentence, howToFix } = error;
      this.faults.push(this.faultAtMark() ?? { line, message: sentence, howToFix });
      return undefined;
    }
  }

  /** Reports a full-width mark or an unclosed quote instead of the parser's own error. */
  private faultAtMark(): DataFault | undefined {
    const text = this.next?.text ?? "";
    const mark = fullWidthMarks[text];
    if (mark)
      return {
        line: this.line,
        message: say("fullWidthMark", { mark: text }),
        howToFix: say("halfWidthMark", { mark }),
      };
    const { line } = this;
    return text === '"' || text === "'"
      ? { line, message: say("unclosedQuote", { mark: text }), howToFix: say("closeQuote", { mark: text }) }
      : undefined;
  }

  private get next(): Token | undefined {
    return this.tokens[this.position];
  }

  private get line(): number {
    return (this.next ?? this.tokens.at(-1))?.line ?? 1;
  }

  private skipToDefaultExport(): void {
    const start = this.tokens.findIndex(
      ({ text }, index) => text === "export" && this.tokens[index + 1]?.text === "default",
    );
    if (start < 0) throw new Unreadable(say("noExport"));
    while (this.position < start) {
      this.expect("import");
      while (this.position < start && this.next?.kind !== "string") this.position += 1;
      this.position += 1;
      this.skip(";");
    }
    this.position = start + 2;
  }

  /** Only the type may follow the data. */
  private expectEnd(): void {
    if (this.skip("as")) this.expect("const");
    if (this.skip("satisfies") && this.next?.kind === "word") this.position += 1;
    this.skip(";");
    if (this.next) throw new Unreadable(say("afterData", { token: describeToken(this.next) }));
  }

  private take(): Token {
    const token = this.next;
    if (!token) throw new Unreadable(say("endsBeforeData"));
    this.position += 1;
    return token;
  }

  private skip(text: string): boolean {
    if (this.next?.text !== text) return false;
    this.position += 1;
    return true;
  }

  private expect(text: string): void {
    if (!this.skip(text))
      throw new Unreadable(say("unexpectedToken", { token: describeToken(this.next), expected: text }));
  }

  private readValue(path: DataPath): unknown {
    if (!this.lines.has(keyOf(path))) this.lines.set(keyOf(path), this.line);
    const token = this.take();
    if (token.text === "{") return this.readObject(path);
    if (token.text === "[") return this.readArray(path);
    if (token.kind === "string") return this.readConcatenation(stringValue(token.text));
    if (token.kind === "template" && !token.text.includes("${"))
      return this.readConcatenation(stringValue(token.text));
    if (token.kind === "number") return Number(token.text.replaceAll("_", ""));
    if (token.text === "true" || token.text === "false") return token.text === "true";
    this.position -= 1;
    throw new Unreadable(say("notData", { token: describeToken(token) }));
  }

  /** Long texts may be written as `"…" + "…"`. */
  private readConcatenation(text: string): string {
    if (!this.skip("+")) return text;
    const token = this.take();
    if (token.kind !== "string") throw new Unreadable(say("textPlusOther", { token: describeToken(token) }));
    return this.readConcatenation(text + stringValue(token.text));
  }

  private readObject(path: DataPath): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    while (!this.skip("}")) {
      const { key, line } = this.readKey();
      const pathOfKey = [...path, key];
      if (Object.hasOwn(object, key))
        this.faults.push({ line, message: say("keyTwice", { key }), howToFix: say("leaveOne") });
      this.lines.set(keyOf(pathOfKey), line);
      this.expect(":");
      object[key] = this.readValue(pathOfKey);
      this.expectCommaOr("}");
    }
    return object;
  }

  private readKey(): { key: string; line: number } {
    const token = this.take();
    if (token.kind === "string") return { key: stringValue(token.text), line: token.line };
    if (token.kind === "word" || token.kind === "number") return { key: token.text, line: token.line };
    this.position -= 1;
    throw new Unreadable(say("noKeyHere", { token: describeToken(token) }));
  }

  /** A comma separates two values; the last one may lack it. */
  private expectCommaOr(end: string): void {
    if (this.skip(",") || this.next?.text === end) return;
    const before = this.tokens[this.position - 1];
    throw new Unreadable(say("noComma", { before: describeToken(before) }), say("addComma"), before?.line);
  }

  private readArray(path: DataPath): unknown[] {
    const array: unknown[] = [];
    while (!this.skip("]")) {
      array.push(this.readValue([...path, array.length]));
      this.expectCommaOr("]");
    }
    return array;
  }
}

function describeToken(token: Token | undefined): BilingualText {
  if (!token) return say("endOfFile");
  const text = token.text.slice(0, 24);
  return inBothLanguages(token.kind === "string" ? text : `"${text}"`);
}
