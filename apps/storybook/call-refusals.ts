import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { refusalSentence } from "@kaitori/brand/refusals";
import { issueCodes } from "@kaitori/domain";
import type { ESTree } from "vite";
import { type Declared, type Locals, partsOf, SourceGraph } from "./source-graph.ts";

const packages = fileURLToPath(new URL("../../packages", import.meta.url));
const server = join(packages, "reference-api/src");

/** Sources of the functions that refuse: with the code they are given, else with a code of their own. */
const refusing: ReadonlySet<string> = new Set(
  ["http/errors.ts", "http/issues.ts", "http/rate-limit.ts"].map((name) => join(server, name)),
);

export interface Refusal {
  readonly status: number;
  readonly code: string;
}

export interface CallRefusals {
  /** By the name of the call: what its route, the rules that it calls and the limits of its body refuse. */
  readonly ofCall: { readonly [call: string]: readonly Refusal[] };
  /** Refusals of the code around every route, and of the code that routes receive. */
  readonly ofEveryCall: readonly Refusal[];
}

/** Refusals of our server, call by call, read from the sources of its routes, of the rules and of the wire. */
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
        return [call.name, reader.found()];
      }),
    ),
    ofEveryCall: refusalsAround(graph),
  };
}

/** Routes reach these by what they are given, not by a name. */
const around = [
  ["http/app.ts", "createApp"],
  ["http/handle.ts", "handle"],
  ["accounts/passwords.ts", "passwordHasher"],
] as const;

function refusalsAround(graph: SourceGraph): Refusal[] {
  const reader = new RefusalReader(graph);
  for (const [file, name] of around) {
    const found = graph.find(join(server, file), name);
    if (!found) throw new Error(`${file} declares no ${name}`);
    reader.read(found);
  }
  return reader.found();
}

const makers: ReadonlySet<string> = new Set(["handle", "handlePublic"]);

/** `handle(login, (request) => …)`, wherever it stands. */
function routesIn(
  graph: SourceGraph,
  place: Declared,
): { readonly call: Declared; readonly handlers: readonly Declared[] }[] {
  const { node } = place;
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || !makers.has(node.callee.name))
    return partsOf(node).flatMap((part) => routesIn(graph, { ...place, node: part }));
  const [first, ...handlers] = node.arguments;
  const call = first?.type === "Identifier" ? graph.find(place.file, first.name) : undefined;
  return call ? [{ call, handlers: handlers.map((handler) => ({ ...place, node: handler })) }] : [];
}

/** Context of a node. */
interface Around {
  readonly file: string;
  /** Values of the names within the declaration around it. */
  readonly locals: Locals;
  /** The status of the refusal that it is given to. */
  readonly status?: number | undefined;
  /** True if a text at this place is a code, for example after `code:`. */
  readonly isCode?: boolean;
}

const isIssue: ReadonlySet<string> = new Set(issueCodes);
const saying: ReadonlySet<string> = new Set(["code", "detail", "message"]);

class RefusalReader {
  readonly #graph: SourceGraph;
  readonly #found = new Map<string, Refusal>();
  /** True if the text so far contains a code. */
  readonly #read = new Map<ESTree.Node, Map<number | undefined, boolean>>();

  constructor(graph: SourceGraph) {
    this.#graph = graph;
  }

  found(): Refusal[] {
    return [...this.#found.values()].sort(
      (one, other) => one.status - other.status || one.code.localeCompare(other.code),
    );
  }

  read({ file, node }: Declared, status?: number): boolean {
    return this.#once(node, { file, locals: this.#graph.localsOf(node), status });
  }

  /** `v.maxLength(maximumClaims, "tooManyClaims")` in what the call takes. */
  readLimits({ file, node }: Declared, seen = new Set<ESTree.Node>()): void {
    if (seen.has(node)) return;
    seen.add(node);
    if (
      node.type === "Property" &&
      node.key.type === "Identifier" &&
      /^(?:answer|errors)$/.test(node.key.name)
    )
      return;
    const found = node.type === "Identifier" ? this.#graph.find(file, node.name) : undefined;
    if (found) this.readLimits(found, seen);
    for (const given of node.type === "CallExpression" ? node.arguments : [])
      if (given.type === "Literal" && typeof given.value === "string" && isKnown(given.value))
        this.#note(given.value, 400);
    for (const part of partsOf(node)) this.readLimits({ file, name: "", node: part }, seen);
  }

  #once(node: ESTree.Node, around: Around): boolean {
    const known = this.#read.get(node) ?? new Map<number | undefined, boolean>();
    this.#read.set(node, known);
    const before = known.get(around.status);
    if (before !== undefined) return before;
    known.set(around.status, false);
    const says = this.#says(node, around);
    known.set(around.status, says);
    return says;
  }

  #says(node: ESTree.Node, around: Around): boolean {
    if (node.type === "Literal") return typeof node.value === "string" && this.#isCode(node.value, around);
    if (node.type === "Identifier") return this.#follow(node.name, around);
    if (node.type === "Property" && node.key.type === "Identifier" && !node.computed) {
      const { name } = node.key;
      if (name === "more") return false;
      const isCause = this.#isCode(name, { ...around, isCode: false });
      return this.#says(node.value, { ...around, isCode: around.isCode || saying.has(name) }) || isCause;
    }
    const refused =
      node.type === "CallExpression" || node.type === "NewExpression"
        ? this.#refusal(node, around)
        : undefined;
    return refused ?? this.#anyOf(partsOf(node), around);
  }

  // All are read, whatever the first says.
  #anyOf(nodes: readonly ESTree.Node[], around: Around): boolean {
    return nodes.map((node) => this.#says(node, around)).includes(true);
  }

  #follow(name: string, around: Around): boolean {
    const locals = around.locals.get(name);
    if (locals) return locals.map((local) => this.#once(local, { ...around, isCode: false })).includes(true);
    const found = this.#graph.find(around.file, name);
    return found ? this.read(found, around.status) : false;
  }

  /** `conflict("draftStale")`, `refuseIssues(reportIssues(body))`, `new HttpError(410, { … })`. */
  #refusal({ callee, arguments: given }: ESTree.CallExpression | ESTree.NewExpression, around: Around) {
    const found = callee.type === "Identifier" ? this.#graph.find(around.file, callee.name) : undefined;
    if (!found || !refusing.has(found.file)) return undefined;
    const isMade = found.name === "HttpError";
    const status = isMade ? statusIn(given) : statusOf(this.#graph, found);
    if (status === undefined) return undefined;
    const named = parametersOf(found.node);
    const said = given.filter((_, index) => named[index] !== "more");
    return this.#anyOf(said, { ...around, status, isCode: true }) || (!isMade && this.read(found, status));
  }

  /** A finding of the domain stands after `code:` and is told with 400; what else refuses is named wherever it stands. */
  #isCode(text: string, { status, isCode = false }: Around): boolean {
    if (status === undefined || !isKnown(text)) return false;
    if (isIssue.has(text) && !(isCode && status === 400)) return false;
    this.#note(text, status);
    return true;
  }

  #note(code: string, status: number): void {
    this.#found.set(`${status} ${code}`, { status, code });
  }
}

/** The sentence for what has none is no code. */
const isKnown = (code: string) => code !== "other" && refusalSentence({}, { code }) !== undefined;

const parametersOf = (node: ESTree.Node): (string | undefined)[] => {
  const parameters = "params" in node && Array.isArray(node.params) ? node.params : [];
  return parameters.map((parameter) => {
    const named = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
    return named.type === "Identifier" ? named.name : undefined;
  });
};

const statusIn = ([first]: readonly ESTree.Node[]) =>
  first?.type === "Literal" && typeof first.value === "number" ? first.value : undefined;

/** With which status a refusing function refuses: that of the first error that it makes, itself or by another one. */
function statusOf(graph: SourceGraph, place: Declared, seen = new Set<ESTree.Node>()): number | undefined {
  const { file, node } = place;
  if (!refusing.has(file) || seen.has(node)) return undefined;
  seen.add(node);
  const isMade = node.type === "CallExpression" || node.type === "NewExpression";
  if (isMade && node.callee.type === "Identifier") {
    if (node.callee.name === "HttpError") return statusIn(node.arguments);
    const called = graph.find(file, node.callee.name);
    const status = called && statusOf(graph, called, seen);
    if (status !== undefined) return status;
  }
  return partsOf(node)
    .map((part) => statusOf(graph, { ...place, node: part }, seen))
    .find((status) => status !== undefined);
}
