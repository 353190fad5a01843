import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type ESTree, parseSync } from "vite";

export interface Declared {
  readonly file: string;
  readonly name: string;
  readonly node: ESTree.Node;
}

export type Locals = ReadonlyMap<string, readonly ESTree.Node[]>;

type Reference = { readonly file: string; readonly name: string };

interface SourceModule {
  readonly declared: ReadonlyMap<string, ESTree.Node>;
  readonly imported: ReadonlyMap<string, Reference>;
  /** Names re-exported one by one. */
  readonly reexports: ReadonlyMap<string, Reference>;
  readonly starExports: readonly string[];
}

/** Resolves names of a source to top-level declarations, in the file or in the files that it imports. */
export class SourceGraph {
  readonly #modules = new Map<string, SourceModule>();
  readonly #locals = new Map<ESTree.Node, Locals>();
  readonly #entries: Readonly<Record<string, string>>;

  /** `entries` are the entry files of packages to follow, by package name. */
  constructor(entries: Readonly<Record<string, string>>) {
    this.#entries = entries;
  }

  /** The declaration of a name in a file; undefined for names declared within a function or in a library. */
  find(file: string, name: string): Declared | undefined {
    const { declared, imported, reexports, starExports } = this.#read(file);
    const node = declared.get(name);
    if (node) return { file, name, node };
    const reference = imported.get(name) ?? reexports.get(name);
    if (reference) return this.find(reference.file, reference.name);
    return starExports.map((whole) => this.find(whole, name)).find((found) => found !== undefined);
  }

  declaredIn(file: string): ReadonlyMap<string, ESTree.Node> {
    return this.#read(file).declared;
  }

  /** Values assigned to the names within a declaration, or pushed onto them. */
  localsOf(node: ESTree.Node): Locals {
    const cached = this.#locals.get(node) ?? gatherLocals(node, new Map());
    this.#locals.set(node, cached);
    return cached;
  }

  #read(file: string): SourceModule {
    const cached = this.#modules.get(file);
    if (cached) return cached;
    const module = this.#moduleOf(file);
    this.#modules.set(file, module);
    return module;
  }

  #moduleOf(file: string): SourceModule {
    const declared = new Map<string, ESTree.Node>();
    const imported = new Map<string, Reference>();
    const reexports = new Map<string, Reference>();
    const starExports: string[] = [];
    for (const statement of parseSync(file, readFileSync(file, "utf8")).program.body) {
      const from =
        "source" in statement && statement.source ? this.#fileOf(file, statement.source.value) : undefined;
      if (statement.type === "ImportDeclaration" && from) {
        for (const specifier of statement.specifiers)
          if (specifier.type === "ImportSpecifier")
            imported.set(specifier.local.name, { file: from, name: nameOf(specifier.imported) });
      } else if (statement.type === "ExportAllDeclaration" && from) starExports.push(from);
      else if (statement.type === "ExportNamedDeclaration" && from)
        for (const { local, exported } of statement.specifiers)
          reexports.set(nameOf(exported), { file: from, name: nameOf(local) });
      else declare(statement, declared);
    }
    return { declared, imported, reexports, starExports };
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
      for (const argument of node.arguments) add(object.name, argument);
  }
  for (const part of childrenOf(node)) gatherLocals(part, locals);
  return locals;
}

/** Child nodes without types, which do not exist at run time. */
export const childrenOf = (node: ESTree.Node): ESTree.Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === "key" && "computed" in node && !node.computed ? [] : [value].flat().filter(isRuntimeNode),
  );

const wrappers: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
]);

const isRuntimeNode = (value: unknown): value is ESTree.Node =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  (!value.type.startsWith("TS") || wrappers.has(value.type));
