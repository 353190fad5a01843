import { expect, test } from "vitest";
import { findUnspecified, type SentCall } from "./specification.ts";

const claim = { amount: "1", contentfile_relations: [{ kind: "invoice", contentfile: { id: 1 } }] };
test.each<SentCall & { found: string[] }>([
  { method: "GET", path: "notices/", query: [], found: ["GET notices/"] },
  { method: "GET", path: "entries/", query: ["finished"], found: ["GET entries/?finished"] },
  { method: "GET", path: "ext/houjinbangou/", query: ["name"], found: [] },
  {
    method: "POST",
    path: "entries/",
    query: [],
    body: {
      purpose: "",
      purchase_amount_desired: "1",
      claims: [claim, { ...claim, withholds_tax: true }],
      draft_version: 1,
    },
    found: ["POST entries/: claims.1.withholds_tax", "POST entries/: draft_version"],
  },
  {
    method: "POST",
    path: "entries/31/cancel/",
    query: [],
    body: { reason: "" },
    found: ["POST entries/*/cancel/: reason"],
  },
  { method: "POST", path: "password/change/", query: [], body: { current: "" }, found: [] },
  {
    method: "POST",
    path: "uploads/",
    query: [],
    body: { content: "", kinds: "" },
    headers: ["content-type", "x-csrftoken", "idempotency-key", "x-kaitori-level"],
    found: ["POST uploads/: kinds", "POST uploads/ without kind", "idempotency-key", "x-kaitori-level"],
  },
  {
    method: "POST",
    path: "entries/31/contract/",
    query: [],
    body: { claims: [] },
    found: ["POST entries/*/contract/ without id"],
  },
])("R7.1 unspecified parts of $method $path: $found", ({ found, ...request }) => {
  expect(findUnspecified(request)).toEqual(found);
});
