import { child, childrenOf, type Export, list, type Modules, type Node, text } from "./modules.ts";

/** A test as it is written, once for all rows of its table. */
export interface WrittenTest {
  /** What its title looks like when it runs. */
  readonly title: RegExp;
  /** The functions of the project that it or its helpers name. */
  readonly functions: readonly Export[];
}

/** The tests of a file, each with the functions that its text leads to. */
export function testsOfFile(modules: Modules, file: string): WrittenTest[] {
  const statements = modules.statementsOf(file);
  const imported = new Map<string, Export>();
  const helpers = new Map<string, Node>();
  for (const statement of statements) {
    if (statement.type === "ImportDeclaration") {
      const target = modules.fileOf(file, text(child(statement, "source"), "value"));
      if (!target || statement.importKind === "type") continue;
      for (const specifier of list(statement, "specifiers")) {
        const name = text(child(specifier, "imported"), "name");
        const origin = name ? modules.origin({ file: target, name }) : undefined;
        if (origin) imported.set(text(child(specifier, "local"), "name"), origin);
      }
    }
    const declaration = child(statement, "declaration") ?? statement;
    if (declaration.type === "FunctionDeclaration")
      helpers.set(text(child(declaration, "id"), "name"), declaration);
    for (const one of list(declaration, "declarations"))
      for (const name of namesIn(child(one, "id"))) helpers.set(name, one);
  }

  const functionsOf = (node: Node): Export[] => {
    const seen = new Set<string>();
    const queue = namesIn(node);
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      queue.push(...namesIn(helpers.get(name)));
    }
    return [...seen].flatMap((name) => imported.get(name) ?? []);
  };

  const tests: WrittenTest[] = [];
  const look = (node: Node, titles: readonly string[]) => {
    const kind = node.type === "CallExpression" ? kindOf(child(node, "callee")) : undefined;
    const [first] = kind ? list(node, "arguments") : [];
    const title = titleOf(first);
    if (kind === undefined || title === undefined) {
      for (const inner of childrenOf(node)) look(inner, titles);
    } else if (kind === "describe") {
      for (const inner of childrenOf(node)) look(inner, [...titles, title]);
    } else {
      tests.push({
        title: new RegExp(`${[...titles, title].join(".*")}`, "s"),
        functions: functionsOf(node),
      });
    }
  };
  for (const statement of statements) look(statement, []);
  return tests;
}

/** `test(…)`, `test.fails(…)`, `test.each(…)(…)`, `describe(…)`. */
function kindOf(callee: Node | undefined): "test" | "describe" | undefined {
  if (!callee) return undefined;
  if (callee.type === "CallExpression") return kindOf(child(callee, "callee"));
  if (callee.type === "TaggedTemplateExpression") return kindOf(child(callee, "tag"));
  if (callee.type === "MemberExpression") return kindOf(child(callee, "object"));
  const name = text(callee, "name");
  if (name === "describe") return "describe";
  return name === "test" || name === "it" ? "test" : undefined;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** What the runner fills in: `%s`, `%o`, `$name`. */
const filledIn = /%[sdifjoc#$]|\\\$[\w.]+/g;

/** The title as a pattern; nothing when it is not written out. */
function titleOf(node: Node | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string")
    return escaped(node.value).replace(filledIn, ".*");
  if (node?.type !== "TemplateLiteral") return undefined;
  return list(node, "quasis")
    .map((part) => {
      const value = part.value;
      const words =
        typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
      return escaped(words).replace(filledIn, ".*");
    })
    .join(".*");
}

/** Names that a piece of code says, except those of properties. */
function namesIn(node: Node | undefined): string[] {
  if (!node) return [];
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return [text(node, "name")];
  if (node.type === "MemberExpression" && node.computed === false) return namesIn(child(node, "object"));
  if (node.type === "Property" && node.computed === false) return namesIn(child(node, "value"));
  if (node.type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return [];
  return childrenOf(node).flatMap(namesIn);
}
