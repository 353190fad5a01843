import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";

/** A node of the syntax tree, as far as it is looked at. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

export const child = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};

export const list = (node: Node, key: string): Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

export const text = (node: Node | undefined, key: string): string => {
  const value = node?.[key];
  return typeof value === "string" ? value : "";
};

/** One export of one module, wherever it was imported from. */
export interface Export {
  /** From the root of the project. */
  readonly file: string;
  readonly name: string;
}

/** Reads the modules of the project, each once. */
export function modules(root: string) {
  const parsed = new Map<string, Node[]>();

  const statementsOf = (file: string): Node[] => {
    const known = parsed.get(file);
    if (known) return known;
    const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
    const statements: unknown = program.body;
    const read = Array.isArray(statements) ? statements.filter(isNode) : [];
    parsed.set(file, read);
    return read;
  };

  /** The file that `source` names in an import of `from`; nothing for what is not the project's own. */
  function fileOf(from: string, source: string): string | undefined {
    if (source.startsWith(".")) return existing(join(dirname(from), source));
    const [, name, path] = /^@kaitori\/([\w-]+)(\/.+)?$/.exec(source) ?? [];
    if (!name) return undefined;
    const folder = `packages/${name}`;
    if (!existsSync(join(root, folder))) return undefined;
    const { exports = {} } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    for (const [pattern, target] of Object.entries<unknown>(exports)) {
      if (typeof target !== "string") continue;
      const [start = "", end = ""] = pattern.split("*");
      const asked = `.${path ?? ""}`;
      if (asked === pattern) return existing(join(folder, target));
      if (pattern.includes("*") && asked.startsWith(start) && asked.endsWith(end))
        return existing(
          join(folder, target.replace("*", asked.slice(start.length, asked.length - end.length))),
        );
    }
    return undefined;
  }

  const existing = (file: string) =>
    existsSync(join(root, file)) ? relative(root, join(root, file)) : undefined;

  /** Where an export is written, followed through the modules that only pass it on. */
  function origin({ file, name }: Export): Export | undefined {
    for (const statement of statementsOf(file)) {
      const source = text(child(statement, "source"), "value");
      if (!source || !statement.type.startsWith("Export")) continue;
      const target = fileOf(file, source);
      if (!target) continue;
      if (statement.type === "ExportAllDeclaration") {
        const found = origin({ file: target, name });
        if (found) return found;
      }
      for (const specifier of list(statement, "specifiers"))
        if (text(child(specifier, "exported"), "name") === name)
          return origin({ file: target, name: text(child(specifier, "local"), "name") });
    }
    return declaresFunction(file, name) ? { file, name } : undefined;
  }

  /** Tables and constants say nothing of what is called. */
  const declaresFunction = (file: string, name: string): boolean =>
    statementsOf(file).some((statement) => {
      const declaration = child(statement, "declaration");
      if (!declaration) return false;
      if (/^(?:Function|Class)Declaration$/.test(declaration.type))
        return text(child(declaration, "id"), "name") === name;
      return list(declaration, "declarations").some(
        (one) => text(child(one, "id"), "name") === name && /Function/.test(child(one, "init")?.type ?? ""),
      );
    });

  return { statementsOf, fileOf, origin };
}

export type Modules = ReturnType<typeof modules>;
