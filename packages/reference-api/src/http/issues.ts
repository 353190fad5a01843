import type { IssuePath } from "@kaitori/domain";
import { type CodeWithParams, type FieldCodes, type HttpError, validationFailed } from "./errors.ts";

/** A finding of the domain, or one of the server's own, with its place. */
export type Finding = CodeWithParams & { readonly path: IssuePath };

/** The domain's findings as the 400 of R8.1: by field, lists by index, the rest under non_field_errors. */
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

/** The findings at one path, and below it. */
type Node = { own: CodeWithParams[]; below: Map<string, Node> };

const newNode = (): Node => ({ own: [], below: new Map() });

function childNode(node: Node, step: string): Node {
  const known = node.below.get(step) ?? newNode();
  node.below.set(step, known);
  return known;
}

const isList = ({ below }: Node) => below.size > 0 && [...below.keys()].every((key) => /^\d+$/.test(key));

/** A list with findings in its rows has no place for its own: they go to the record that it is in. */
function toRecord({ own, below }: Node): FieldCodes {
  const general = [...own, ...[...below.values()].filter(isList).flatMap((list) => list.own)];
  return {
    ...Object.fromEntries([...below].map(([key, node]) => [key, toValue(node)])),
    ...(general.length > 0 ? { non_field_errors: general } : {}),
  };
}

/** Messages of a field, the rows of a list (those without a finding are empty), or a record. */
function toValue(node: Node): FieldCodes[string] {
  if (node.below.size === 0) return node.own;
  if (!isList(node)) return toRecord(node);
  const length = Math.max(...[...node.below.keys()].map(Number)) + 1;
  return Array.from({ length }, (_, index) => toRecord(node.below.get(String(index)) ?? newNode()));
}
