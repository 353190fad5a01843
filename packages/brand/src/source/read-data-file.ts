import { parse } from "@babel/parser";
import { type BilingualText, inBothLanguages, say } from "../sentences/say.ts";

/** Path of a value in a data file: `["limits", "bankCharge"]`. */
export type DataPath = readonly (string | number)[];

type DataFault = {
  readonly line: number;
  readonly message: BilingualText;
  readonly howToFix: BilingualText;
};

/** A file of the shape `export default { … } satisfies Type;`, read but not run. */
export type DataFile = {
  /** Path as shown in findings. */
  readonly file: string;
  readonly value: unknown;
  readonly faults: readonly DataFault[];
  /** The line of the key at this path, or of its nearest existing parent. */
  readonly lineOf: (path: DataPath) => number;
};

type Statement = ReturnType<typeof parse>["program"]["body"][number];
type Exported = Extract<Statement, { type: "ExportDefaultDeclaration" }>["declaration"];
type Property = Extract<Exported, { type: "ObjectExpression" }>["properties"][number];
type Value = Exported | Extract<Property, { type: "ObjectProperty" }>["value"];

/**
 * Reads `export default <data>` from a source: objects, arrays, strings, numbers, true and false; anything else is an
 * error. The file is not run, so that checking it is safe, and each value keeps its line.
 */
export function readDataFile(file: string, source: string): DataFile {
  const reader = new Reader(source);
  const value = reader.read();
  const lineOf = (path: DataPath): number =>
    reader.lines.get(keyOf(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1);
  return { file, value, faults: reader.faults, lineOf };
}

const keyOf = (path: DataPath) => JSON.stringify(path);
const lineOfCode = ({ loc }: Pick<Statement, "loc">) => loc?.start.line ?? 1;

class Reader {
  readonly faults: DataFault[] = [];
  readonly lines = new Map<string, number>();
  private readonly source: string;
  private isData = true;

  constructor(source: string) {
    this.source = source;
  }

  /** The data; undefined if there is anything else. */
  read(): unknown {
    try {
      const value = this.readStatements(
        parse(this.source, { plugins: ["typescript"], sourceType: "module" }),
      );
      return this.isData ? value : undefined;
    } catch (error) {
      if (!isSyntaxError(error)) throw error;
      this.faults.push(syntaxFault(this.source, error));
      return undefined;
    }
  }

  private readStatements({ program: { body } }: ReturnType<typeof parse>): unknown {
    const at = body.findIndex(({ type }) => type === "ExportDefaultDeclaration");
    const exported = body[at];
    if (exported?.type !== "ExportDefaultDeclaration")
      return this.refuse({ loc: null }, () => say("noExport"));
    const code = body.slice(0, at).find(({ type }) => type !== "ImportDeclaration");
    if (code) return this.refuse(code, (token) => say("unexpectedToken", { token, expected: "import" }));
    const [rest] = body.slice(at + 1);
    if (rest) return this.refuse(rest, (token) => say("afterData", { token }));
    return this.readValue(exported.declaration, []);
  }

  private refuse(
    { start, ...code }: Pick<Statement, "loc"> & { readonly start?: number | null | undefined },
    describe: (token: BilingualText) => BilingualText,
  ): undefined {
    this.isData = false;
    const message = describe(quoteToken(firstToken.exec(this.source.slice(start ?? 0))));
    this.faults.push({ line: lineOfCode(code), message, howToFix: say("writeData") });
  }

  private readValue(code: Value, path: DataPath): unknown {
    if (!this.lines.has(keyOf(path))) this.lines.set(keyOf(path), lineOfCode(code));
    switch (code.type) {
      // Only the type may follow the data.
      case "TSSatisfiesExpression":
      case "TSAsExpression":
        return this.readValue(code.expression, path);
      case "StringLiteral":
      case "NumericLiteral":
      case "BooleanLiteral":
        return code.value;
      case "UnaryExpression":
        if (code.operator === "-" && code.argument.type === "NumericLiteral") return -code.argument.value;
        break;
      case "TemplateLiteral":
        if (code.expressions.length === 0) return code.quasis[0]?.value.cooked;
        break;
      case "BinaryExpression":
        if (code.operator === "+")
          return [code.left, code.right].map((part) => this.readText(part, path)).join("");
        break;
      case "ArrayExpression":
        return code.elements.map((item, index) =>
          item === null || item.type === "SpreadElement"
            ? this.refuse(item ?? code, (token) => say("notData", { token }))
            : this.readValue(item, [...path, index]),
        );
      case "ObjectExpression":
        return this.readObject(code.properties, path);
    }
    return this.refuse(code, (token) => say("notData", { token }));
  }

  /** Long texts may be written as `"…" + "…"`. */
  private readText(code: Value, path: DataPath): unknown {
    const text = this.readValue(code, path);
    return typeof text === "string" || !this.isData
      ? text
      : this.refuse(code, (token) => say("textPlusOther", { token }));
  }

  private readObject(properties: readonly Property[], path: DataPath): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const property of properties) {
      const line = lineOfCode(property);
      const key = keyIn(property);
      if (property.type !== "ObjectProperty" || key === undefined) {
        this.refuse(property, (token) => say("noKeyHere", { token }));
        continue;
      }
      if (Object.hasOwn(object, key))
        this.faults.push({ line, message: say("keyTwice", { key }), howToFix: say("leaveOne") });
      const pathOfKey = [...path, key];
      this.lines.set(keyOf(pathOfKey), line);
      object[key] = this.readValue(property.value, pathOfKey);
    }
    return object;
  }
}

function keyIn(property: Property): string | undefined {
  if (property.type !== "ObjectProperty" || property.computed || property.shorthand) return undefined;
  const { key } = property;
  if (key.type === "Identifier") return key.name;
  return key.type === "StringLiteral" || key.type === "NumericLiteral" ? String(key.value) : undefined;
}

type ParserError = SyntaxError & {
  readonly pos: number;
  readonly reasonCode: string;
  readonly details: { readonly expected?: string | null };
};
const isSyntaxError = (error: unknown): error is ParserError =>
  error instanceof SyntaxError && "pos" in error && "details" in error;

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

/** The parser's error in words: its cause may be a full-width mark or a quote that does not close. */
function syntaxFault(source: string, { pos, reasonCode, details }: ParserError): DataFault {
  const line = source.slice(0, pos).split("\n").length;
  // A fault of what is missing is on the line of the code before it.
  const before = source.slice(0, pos).replace(/(?:\s|(?<!:)\/\/.*|\/\*[\s\S]*?\*\/)+$/, "");
  const lineBefore = before.split("\n").length;
  const text = source.charAt(pos);
  const mark = fullWidthMarks[text];
  if (mark)
    return { line, message: say("fullWidthMark", { mark: text }), howToFix: say("halfWidthMark", { mark }) };
  if (reasonCode === "UnterminatedString") {
    const quote = { mark: text };
    return { line, message: say("unclosedQuote", quote), howToFix: say("closeQuote", quote) };
  }
  const howToFix = say("writeData");
  if (text === "") return { line: lineBefore, message: say("endsBeforeData"), howToFix };
  const token = quoteToken(firstToken.exec(source.slice(pos)));
  if (details.expected !== ",") return { line, message: say("notData", { token }), howToFix };
  if (keyWithoutValue.test(before))
    return { line, message: say("unexpectedToken", { token, expected: ":" }), howToFix };
  return {
    line: lineBefore,
    message: say("noComma", { before: quoteToken(lastToken.exec(before)) }),
    howToFix: say("addComma"),
  };
}

const token = String.raw`"[^"\n]*"|'[^'\n]*'|\.\.\.|[\p{L}\p{N}_$]+|[\s\S]`;
const firstToken = new RegExp(`^(?:${token})`, "u");
const lastToken = new RegExp(`(?:${token})$`, "u");
const keyWithoutValue = /[{,]\s*(?:[\w$]+|"[^"\n]*")$/;

function quoteToken(match: RegExpExecArray | null): BilingualText {
  const text = match?.[0].slice(0, 24) ?? "";
  return inBothLanguages(/^["']/.test(text) ? text : `"${text}"`);
}
