import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { refusalSentence } from "@kaitori/brand/refusals";
import { issueCodes } from "@kaitori/domain";
import type { ESTree } from "vite";
import { childrenOf, type Declared, type Locals, SourceGraph } from "./source-graph.ts";

const packages = fileURLToPath(new URL("../../packages", import.meta.url));
const server = join(packages, "reference-api/src");

/** Files whose functions create refusals. */
const refusingFiles: ReadonlySet<string> = new Set(
  ["http/errors.ts", "http/issues.ts", "http/rate-limit.ts"].map((name) => join(server, name)),
);

export interface Refusal {
  readonly status: number;
  readonly code: string;
}

export interface CallRefusals {
  /** Refusals by call: those of its route, of the rules that it calls, and of the limits of its body. */
  readonly ofCall: { readonly [call: string]: readonly Refusal[] };
  /** Refusals of the code around every route, and of services that routes receive. */
  readonly forEveryCall: readonly Refusal[];
}

/** Refusals of the reference server for each call, read from the sources of routes, rules and the wire. */
export function callRefusals(): CallRefusals {
  const graph = new SourceGraph({
    "@kaitori/domain": join(packages, "domain/src/index.ts"),
    "@kaitori/wire": join(packages, "wire/src/index.ts"),
  });
  const files = globSync("**/*.ts", { cwd: server, exclude: (name) => name.endsWith(".test.ts") });
  const routes = files.flatMap((name) => {
    const file = join(server, name);
    return [...graph.declaredIn(file).values()].flatMap((node) => routesIn(graph, { file, name, node }));
  });
  return {
    ofCall: Object.fromEntries(
      routes.map(({ call, handlers }) => {
        const reader = new RefusalReader(graph);
        for (const handler of handlers) reader.read(handler);
        reader.readLimits(call);
        return [call.name, reader.refusals()];
      }),
    ),
    forEveryCall: refusalsAround(graph),
  };
}

/** Code around every route. Routes receive it as parameters, so no import leads to it. */
const sharedCode = [
  ["http/app.ts", "createApp"],
  ["http/handle.ts", "handle"],
  ["accounts/passwords.ts", "passwordHasher"],
] as const;

function refusalsAround(graph: SourceGraph): Refusal[] {
  const reader = new RefusalReader(graph);
  for (const [file, name] of sharedCode) {
    const declaration = graph.find(join(server, file), name);
    if (!declaration) throw new Error(`${file} declares no ${name}`);
    reader.read(declaration);
  }
  return reader.refusals();
}

const routeFunctions: ReadonlySet<string> = new Set(["handle", "handlePublic"]);

/** Finds `handle(login, (request) => …)`. */
function routesIn(
  graph: SourceGraph,
  place: Declared,
): { readonly call: Declared; readonly handlers: readonly Declared[] }[] {
  const { node } = place;
  if (
    node.type !== "CallExpression" ||
    node.callee.type !== "Identifier" ||
    !routeFunctions.has(node.callee.name)
  )
    return childrenOf(node).flatMap((part) => routesIn(graph, { ...place, node: part }));
  const [first, ...handlers] = node.arguments;
  const call = first?.type === "Identifier" ? graph.find(place.file, first.name) : undefined;
  return call ? [{ call, handlers: handlers.map((handler) => ({ ...place, node: handler })) }] : [];
}

interface Scope {
  readonly file: string;
  /** Values of names in the surrounding declaration. */
  readonly locals: Locals;
  /** Status of the refusal that contains the node. */
  readonly status?: number | undefined;
  /** True if a text here is a code, for example after `code:`. */
  readonly isCode?: boolean;
}

const issues: ReadonlySet<string> = new Set(issueCodes);
const codeKeys: ReadonlySet<string> = new Set(["code", "detail", "message"]);

class RefusalReader {
  readonly #graph: SourceGraph;
  readonly #refusals = new Map<string, Refusal>();
  /** Nodes read so far, by the status around them: true if the node contains a code. */
  readonly #visited = new Map<ESTree.Node, Map<number | undefined, boolean>>();

  constructor(graph: SourceGraph) {
    this.#graph = graph;
  }

  refusals(): Refusal[] {
    return [...this.#refusals.values()].sort(
      (one, other) => one.status - other.status || one.code.localeCompare(other.code),
    );
  }

  read({ file, node }: Declared, status?: number): boolean {
    return this.#once(node, { file, locals: this.#graph.localsOf(node), status });
  }

  /** `v.maxLength(maximumClaims, "tooManyClaims")` in the body of a call. */
  readLimits({ file, node }: Declared, visited = new Set<ESTree.Node>()): void {
    if (visited.has(node)) return;
    visited.add(node);
    if (
      node.type === "Property" &&
      node.key.type === "Identifier" &&
      /^(?:answer|errors)$/.test(node.key.name)
    )
      return;
    const target = node.type === "Identifier" ? this.#graph.find(file, node.name) : undefined;
    if (target) this.readLimits(target, visited);
    for (const argument of node.type === "CallExpression" ? node.arguments : [])
      if (argument.type === "Literal" && typeof argument.value === "string" && isKnown(argument.value))
        this.#note(argument.value, 400);
    for (const part of childrenOf(node)) this.readLimits({ file, name: "", node: part }, visited);
  }

  #once(node: ESTree.Node, scope: Scope): boolean {
    const results = this.#visited.get(node) ?? new Map<number | undefined, boolean>();
    this.#visited.set(node, results);
    const before = results.get(scope.status);
    if (before !== undefined) return before;
    results.set(scope.status, false);
    const hasCode = this.#hasCode(node, scope);
    results.set(scope.status, hasCode);
    return hasCode;
  }

  #hasCode(node: ESTree.Node, scope: Scope): boolean {
    if (node.type === "Literal") return typeof node.value === "string" && this.#isCode(node.value, scope);
    if (node.type === "Identifier") return this.#follow(node.name, scope);
    if (node.type === "Property" && node.key.type === "Identifier" && !node.computed) {
      const { name } = node.key;
      if (name === "more") return false;
      const isCause = this.#isCode(name, { ...scope, isCode: false });
      return this.#hasCode(node.value, { ...scope, isCode: scope.isCode || codeKeys.has(name) }) || isCause;
    }
    const hasRefusal =
      node.type === "CallExpression" || node.type === "NewExpression"
        ? this.#refusal(node, scope)
        : undefined;
    return hasRefusal ?? this.#anyOf(childrenOf(node), scope);
  }

  // `map` visits all nodes, even after one has a code.
  #anyOf(nodes: readonly ESTree.Node[], scope: Scope): boolean {
    return nodes.map((node) => this.#hasCode(node, scope)).includes(true);
  }

  #follow(name: string, scope: Scope): boolean {
    const locals = scope.locals.get(name);
    if (locals) return locals.map((local) => this.#once(local, { ...scope, isCode: false })).includes(true);
    const target = this.#graph.find(scope.file, name);
    return target ? this.read(target, scope.status) : false;
  }

  /** `conflict("draftStale")`, `refuseIssues(reportIssues(body))`, `new HttpError(410, { … })`. */
  #refusal({ callee, arguments: args }: ESTree.CallExpression | ESTree.NewExpression, scope: Scope) {
    const target = callee.type === "Identifier" ? this.#graph.find(scope.file, callee.name) : undefined;
    if (!target || !refusingFiles.has(target.file)) return undefined;
    const isMade = target.name === "HttpError";
    const status = isMade ? statusIn(args) : statusOf(this.#graph, target);
    if (status === undefined) return undefined;
    const parameterNames = parametersOf(target.node);
    const codeArguments = args.filter((_, index) => parameterNames[index] !== "more");
    return (
      this.#anyOf(codeArguments, { ...scope, status, isCode: true }) || (!isMade && this.read(target, status))
    );
  }

  /** A finding of the domain follows `code:` and has status 400; other codes may stand anywhere. */
  #isCode(text: string, { status, isCode = false }: Scope): boolean {
    if (status === undefined || !isKnown(text)) return false;
    if (issues.has(text) && !(isCode && status === 400)) return false;
    this.#note(text, status);
    return true;
  }

  #note(code: string, status: number): void {
    this.#refusals.set(`${status} ${code}`, { status, code });
  }
}

/** "other" is the sentence for unknown codes. */
const isKnown = (code: string) => code !== "other" && refusalSentence({}, { code }) !== undefined;

const parametersOf = (node: ESTree.Node): (string | undefined)[] => {
  const parameters = "params" in node && Array.isArray(node.params) ? node.params : [];
  return parameters.map((parameter) => {
    const declared = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
    return declared.type === "Identifier" ? declared.name : undefined;
  });
};

const statusIn = ([first]: readonly ESTree.Node[]) =>
  first?.type === "Literal" && typeof first.value === "number" ? first.value : undefined;

/** The status of the first error that a refusing function creates, directly or in a function that it calls. */
function statusOf(graph: SourceGraph, place: Declared, visited = new Set<ESTree.Node>()): number | undefined {
  const { file, node } = place;
  if (!refusingFiles.has(file) || visited.has(node)) return undefined;
  visited.add(node);
  const isMade = node.type === "CallExpression" || node.type === "NewExpression";
  if (isMade && node.callee.type === "Identifier") {
    if (node.callee.name === "HttpError") return statusIn(node.arguments);
    const declaration = graph.find(file, node.callee.name);
    const status = declaration && statusOf(graph, declaration, visited);
    if (status !== undefined) return status;
  }
  return childrenOf(node)
    .map((part) => statusOf(graph, { ...place, node: part }, visited))
    .find((status) => status !== undefined);
}
