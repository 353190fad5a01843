import { afterAll, beforeAll, expect, test, vi } from "vitest";

let draft: typeof import("./draft.ts");
beforeAll(async () => {
  vi.stubGlobal("document", { baseURI: "http://handbook.localhost:4100/board/" });
  vi.stubGlobal("brandTemplates", {});
  draft = await import("./draft.ts");
});
afterAll(() => vi.unstubAllGlobals());

test("B20 the board opens a brand with its saved decisions, even if they changed after the board was built", () => {
  const oldDraft = draft.openDraft("akane", {});
  const decisions = { ...oldDraft.tokens.decisions, corner: oldDraft.tokens.decisions.corner + 1 };
  const savedTokens = { akane: { ...oldDraft.tokens, decisions } };
  const newDraft = draft.openDraft("akane", savedTokens);
  expect(newDraft.tokens.decisions).toEqual(decisions);
  expect(draft.isUnsaved(newDraft, undefined, savedTokens)).toBe(false);
  expect(draft.isUnsaved(oldDraft, undefined, savedTokens)).toBe(true);
  expect(draft.openDraft("wakaba", savedTokens)).toEqual(draft.openDraft("wakaba", {}));
});

test("B20 a brand without changes is not unsaved after the page is opened again", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  draft.storeDraft(draft.openDraft("akane", {}));
  const reopened = draft.readStoredDraft();
  expect(reopened && draft.isUnsaved(reopened, undefined, {})).toBe(false);
});
