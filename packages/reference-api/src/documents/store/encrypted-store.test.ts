import { expect, test } from "vitest";
import type { FileStore } from "../../http/services.ts";
import { createEncryptedStore } from "./encrypted-store.ts";

const secret = "a secret of thirty-two characters";
const document = Buffer.from("%PDF-1.7 請求書");

function createMemoryStore() {
  const objects = new Map<string, Uint8Array>();
  const store: FileStore = {
    put: async (key, bytes) => {
      objects.set(key, bytes);
    },
    get: async (key) => objects.get(key),
    delete: async (key) => {
      objects.delete(key);
    },
  };
  return { objects, store };
}

test("a document is stored encrypted and read decrypted", async () => {
  const { objects, store } = createMemoryStore();
  const encrypted = createEncryptedStore(store, [secret]);
  await encrypted.put("a", document, "application/pdf");
  expect(Buffer.from(objects.get("a") ?? []).includes("PDF")).toBe(false);
  expect(await encrypted.get("a")).toEqual(document);
  expect(await encrypted.get("b")).toBeUndefined();
  await encrypted.delete("a");
  expect(objects.size).toBe(0);
});

test("a document with another secret or changed bytes is rejected", async () => {
  const { objects, store } = createMemoryStore();
  await createEncryptedStore(store, [secret]).put("a", document, "application/pdf");
  await expect(createEncryptedStore(store, ["another secret of 32 characters.."]).get("a")).rejects.toThrow(
    /SECRET_KEY/,
  );
  const bytes = Buffer.from(objects.get("a") ?? []);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  objects.set("a", bytes);
  await expect(createEncryptedStore(store, [secret]).get("a")).rejects.toThrow(/SECRET_KEY/);
});

test("a document can be read with an earlier secret", async () => {
  const { store } = createMemoryStore();
  await createEncryptedStore(store, [secret]).put("a", document, "application/pdf");
  const renewed = createEncryptedStore(store, ["another secret of 32 characters..", secret]);
  expect(await renewed.get("a")).toEqual(document);
});
