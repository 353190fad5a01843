import type { IssuePath } from "@kaitori/domain";
import { type CodeWithParams, type FieldCodes, type HttpError, validationFailed } from "./errors.ts";

/** An issue of the domain or the server, with its path. */
export type Finding = CodeWithParams & { readonly path: IssuePath };

/** Throws a 400 with the issues by field, lists by index, and the rest under non_field_errors (R8.1). */
export function refuseIssues(issues: readonly Finding[]): void {
  if (issues.length > 0) throw issuesRefusal(issues);
}

export function issuesRefusal(issues: readonly Finding[]): HttpError {
  const root = newNode();
  for (const { path, code, params } of issues) {
    const node = path.reduce<Node>((parent, step) => childNode(parent, String(step)), root);
    node.issues.push({ code, ...(params ? { params } : {}) });
  }
  return validationFailed(toRecord(root));
}

/** Issues at one path, with the nodes of the paths below it. */
type Node = { issues: CodeWithParams[]; children: Map<string, Node> };

const newNode = (): Node => ({ issues: [], children: new Map() });

function childNode(node: Node, step: string): Node {
  const child = node.children.get(step) ?? newNode();
  node.children.set(step, child);
  return child;
}

const isList = ({ children }: Node) =>
  children.size > 0 && [...children.keys()].every((key) => /^\d+$/.test(key));

/** Puts the issues of a list under its record if its rows have issues too. */
function toRecord({ issues, children }: Node): FieldCodes {
  const general = [...issues, ...[...children.values()].filter(isList).flatMap((list) => list.issues)];
  return {
    ...Object.fromEntries([...children].map(([key, node]) => [key, toValue(node)])),
    ...(general.length > 0 ? { non_field_errors: general } : {}),
  };
}

/** Messages of a field, rows of a list, or a record. Rows without issues are empty. */
function toValue(node: Node): FieldCodes[string] {
  if (node.children.size === 0) return node.issues;
  if (!isList(node)) return toRecord(node);
  const length = Math.max(...[...node.children.keys()].map(Number)) + 1;
  return Array.from({ length }, (_, index) => toRecord(node.children.get(String(index)) ?? newNode()));
}
