import { expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

function fakePage(canCopy: () => boolean) {
  const field = {
    value: "",
    style: {},
    setAttribute: vi.fn(),
    select: vi.fn(),
    remove: vi.fn(),
  };
  const document = {
    createElement: () => field,
    body: { append: vi.fn() },
    execCommand: vi.fn(canCopy),
  } as unknown as Document;
  return { field, document };
}

test("B11 with permission the text goes to the clipboard and the page does not change", async () => {
  const { document } = fakePage(() => true);
  const writeText = vi.fn(() => Promise.resolve());
  expect(await copyText("1000017", { clipboard: { writeText }, document })).toBe(true);
  expect(writeText).toHaveBeenCalledWith("1000017");
  expect(document.execCommand).not.toHaveBeenCalled();
});

test.each([
  { when: "the clipboard refuses", clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } },
  { when: "there is no clipboard", clipboard: undefined },
])("B11 when $when, the text is copied from a selection, which is then removed", async ({ clipboard }) => {
  const { field, document } = fakePage(() => true);
  expect(await copyText("1000017", { clipboard, document })).toBe(true);
  expect(field.value).toBe("1000017");
  expect(field.select).toHaveBeenCalled();
  expect(field.remove).toHaveBeenCalled();
});

test("B11 if neither clipboard nor selection works, copyText returns false and removes its field", async () => {
  const { field, document } = fakePage(() => {
    throw new Error("not supported");
  });
  expect(await copyText("1000017", { clipboard: undefined, document })).toBe(false);
  expect(field.remove).toHaveBeenCalled();
});
