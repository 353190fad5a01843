import { afterEach, expect, test, vi } from "vitest";
import { watchStyles } from "./failed-styles.ts";
import { loadChunk } from "./load-chunk.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a style sheet that failed offline is loaded with the next chunk", async () => {
  watchStyles();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.setAttribute("href", "/assets/Check.css");
  document.head.append(link);
  // As without a connection.
  link.dispatchEvent(new Event("error"));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const error = new Error("Unable to preload CSS for /assets/Check.css");
  await expect(loadChunk(Promise.reject(error))).rejects.toMatchObject({ status: 499 });
  expect(link.isConnected).toBe(true);

  await expect(loadChunk(Promise.resolve("there"))).resolves.toBe("there");
  const links = [...document.head.querySelectorAll('link[href="/assets/Check.css"]')];
  expect(links).toHaveLength(1);
  expect(links[0]).not.toBe(link);
  for (const link of links) link.remove();
});
