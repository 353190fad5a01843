import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type ESTree, parseSync } from "vite";

export interface Declared {
  readonly file: string;
  readonly name: string;
  readonly node: ESTree.Node;
}

export type Locals = ReadonlyMap<string, readonly ESTree.Node[]>;

type Elsewhere = { readonly file: string; readonly name: string };

interface SourceModule {
  readonly declared: ReadonlyMap<string, ESTree.Node>;
  readonly imported: ReadonlyMap<string, Elsewhere>;
  /** Names that it re-exports one by one. */
  readonly handedOn: ReadonlyMap<string, Elsewhere>;
  readonly handedOnWhole: readonly string[];
}

/** Resolves the names of a source: to declarations at the top of it, or of the files that it imports. */
export class SourceGraph {
  readonly #modules = new Map<string, SourceModule>();
  readonly #locals = new Map<ESTree.Node, Locals>();
  readonly #entries: Readonly<Record<string, string>>;

  /** `entries` are the files of the packages that are followed, by the names under which they are imported. */
  constructor(entries: Readonly<Record<string, string>>) {
    this.#entries = entries;
  }

  /** The declaration behind a name of a file; undefined for names declared within a function or in a library. */
  find(file: string, name: string): Declared | undefined {
    const { declared, imported, handedOn, handedOnWhole } = this.#read(file);
    const node = declared.get(name);
    if (node) return { file, name, node };
    const elsewhere = imported.get(name) ?? handedOn.get(name);
    if (elsewhere) return this.find(elsewhere.file, elsewhere.name);
    return handedOnWhole.map((whole) => this.find(whole, name)).find((found) => found !== undefined);
  }

  declaredIn(file: string): ReadonlyMap<string, ESTree.Node> {
    return this.#read(file).declared;
  }

  /** Values that the names within a declaration are set to, and values pushed onto them. */
  localsOf(node: ESTree.Node): Locals {
    const known = this.#locals.get(node) ?? gatherLocals(node, new Map());
    this.#locals.set(node, known);
    return known;
  }

  #read(file: string): SourceModule {
    const known = this.#modules.get(file);
    if (known) return known;
    const module = this.#moduleOf(file);
    this.#modules.set(file, module);
    return module;
  }

  #moduleOf(file: string): SourceModule {
    const declared = new Map<string, ESTree.Node>();
    const imported = new Map<string, Elsewhere>();
    const handedOn = new Map<string, Elsewhere>();
    const handedOnWhole: string[] = [];
    for (const statement of parseSync(file, readFileSync(file, "utf8")).program.body) {
      const from =
        "source" in statement && statement.source ? this.#fileOf(file, statement.source.value) : undefined;
      if (statement.type === "ImportDeclaration" && from) {
        for (const specifier of statement.specifiers)
          if (specifier.type === "ImportSpecifier")
            imported.set(specifier.local.name, { file: from, name: nameOf(specifier.imported) });
      } else if (statement.type === "ExportAllDeclaration" && from) handedOnWhole.push(from);
      else if (statement.type === "ExportNamedDeclaration" && from)
        for (const { local, exported } of statement.specifiers)
          handedOn.set(nameOf(exported), { file: from, name: nameOf(local) });
      else declare(statement, declared);
    }
    return { declared, imported, handedOn, handedOnWhole };
  }

  #fileOf(from: string, path: string): string | undefined {
    const file = path.startsWith(".") ? resolve(dirname(from), path) : this.#entries[path];
    return file !== undefined && existsSync(file) ? file : undefined;
  }
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === "Literal" ? name.value : name.name);

function declare(statement: ESTree.Directive | ESTree.Statement, declared: Map<string, ESTree.Node>): void {
  const own =
    statement.type === "ExportNamedDeclaration" && statement.declaration ? statement.declaration : statement;
  if ((own.type === "FunctionDeclaration" || own.type === "ClassDeclaration") && own.id)
    declared.set(own.id.name, own);
  if (own.type === "VariableDeclaration")
    for (const { id, init } of own.declarations)
      if (id.type === "Identifier" && init) declared.set(id.name, init);
}

function gatherLocals(node: ESTree.Node, locals: Map<string, ESTree.Node[]>): Locals {
  const add = (name: string, value: ESTree.Node) => locals.set(name, [...(locals.get(name) ?? []), value]);
  if (node.type === "VariableDeclarator" && node.init) {
    const { id, init } = node;
    if (id.type === "Identifier") add(id.name, init);
    if (id.type === "ObjectPattern")
      for (const property of id.properties)
        if (property.type === "Property" && property.value.type === "Identifier")
          add(property.value.name, init);
  }
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    const { object, property } = node.callee;
    if (object.type === "Identifier" && property.type === "Identifier" && property.name === "push")
      for (const given of node.arguments) add(object.name, given);
  }
  for (const part of partsOf(node)) gatherLocals(part, locals);
  return locals;
}

/** Child nodes that exist when the program runs: types do not. */
export const partsOf = (node: ESTree.Node): ESTree.Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === "key" && "computed" in node && !node.computed ? [] : [value].flat().filter(isRunning),
  );

const wrappers: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
]);

const isRunning = (value: unknown): value is ESTree.Node =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  (!value.type.startsWith("TS") || wrappers.has(value.type));
