import { DocumentsConfirmation, type ReadinessFacts, readinessOf } from "@kaitori/domain";
import { expect, test, vi } from "vitest";
import { representative } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { createEntryReadiness } from "./entry-readiness.ts";

const nothing = { banks: [], financialStatements: null, files: [] };
const facts: ReadinessFacts = {
  user: {
    ...representative,
    further_papers: [
      {
        kind: "further_licence",
        required: true,
        status: DocumentsConfirmation.notSubmitted,
        valid_until: null,
      },
    ],
  },
  profile: corporation,
  entries: [],
  suppression: { method: null },
  draft: nothing,
};

const startReadiness = () => {
  const loadFacts = vi.fn(async () => facts);
  const compute = (facts: ReadinessFacts) => readinessOf(facts, "2026-11-21");
  return { loadFacts, readiness: createEntryReadiness(async () => ({ loadFacts, compute })) };
};

test("B2 readiness is recomputed from a saved draft without another request, until the user changes", async () => {
  const { loadFacts, readiness } = startReadiness();
  const readMissing = () => readiness.store.getState()?.missing.map(({ need }) => need);
  readiness.updatePapers(nothing);
  expect(readMissing()).toBeUndefined();
  await readiness.load();
  expect(readMissing()).toEqual(["furtherPaper"]);
  readiness.updatePapers({ ...nothing, files: [{ kind: "further_licence" }] });
  expect(readMissing()).toEqual([]);
  expect(loadFacts).toHaveBeenCalledOnce();
  readiness.forget();
  readiness.updatePapers(nothing);
  expect(readMissing()).toBeUndefined();
});

test("R2.15 the readiness that is preloaded for the next step is used only once", async () => {
  const { loadFacts, readiness } = startReadiness();
  const preloaded = await readiness.preload();
  expect(readiness.takePreloaded()).toBe(preloaded);
  expect(readiness.takePreloaded()).toBeUndefined();
  await readiness.preload();
  readiness.updatePapers(nothing);
  expect(readiness.takePreloaded(), "the draft has changed since").toBeUndefined();
  expect(loadFacts).toHaveBeenCalledTimes(2);
});
