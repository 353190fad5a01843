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
    const node = path.reduce<Node>((at, step) => childNode(at, String(step)), root);
    node.own.push({ code, ...(params ? { params } : {}) });
  }
  return validationFailed(toRecord(root));
}

/** Issues at one path and below it. */
type Node = { own: CodeWithParams[]; below: Map<string, Node> };

const newNode = (): Node => ({ own: [], below: new Map() });

function childNode(node: Node, step: string): Node {
  const child = node.below.get(step) ?? newNode();
  node.below.set(step, child);
  return child;
}

const isList = ({ below }: Node) => below.size > 0 && [...below.keys()].every((key) => /^\d+$/.test(key));

/** Issues of a whole list go to its record, if rows of the list have issues too. */
function toRecord({ own, below }: Node): FieldCodes {
  const general = [...own, ...[...below.values()].filter(isList).flatMap((list) => list.own)];
  return {
    ...Object.fromEntries([...below].map(([key, node]) => [key, toValue(node)])),
    ...(general.length > 0 ? { non_field_errors: general } : {}),
  };
}

/** Messages of a field, rows of a list, or a record. Rows without issues are empty. */
function toValue(node: Node): FieldCodes[string] {
  if (node.below.size === 0) return node.own;
  if (!isList(node)) return toRecord(node);
  const length = Math.max(...[...node.below.keys()].map(Number)) + 1;
  return Array.from({ length }, (_, index) => toRecord(node.below.get(String(index)) ?? newNode()));
}
