import { waitFor } from "storybook/test";
import { expect, onTestFinished, test } from "vitest";

// As the server sends it to a brand with a tag manager.
const policy = "require-trusted-types-for 'script'; trusted-types kaitori kaitori-documents default";

/** A page under that policy in which the site has loaded its tag manager. */
async function measuredPage(): Promise<Document> {
  const frame = document.createElement("iframe");
  onTestFinished(() => frame.remove());
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">
    <script type="module">
      import { tagManager } from "${new URL("./tag-manager.ts", import.meta.url)}";
      tagManager("GTM-ABC1234").load();
    </script>`;
  document.body.append(frame);
  const ours = "script[src^='https://www.googletagmanager.com/gtm.js']";
  await waitFor(() => expect(frame.contentDocument?.querySelector(ours)).toBeTruthy());
  if (!frame.contentDocument) throw new Error("The frame has no document.");
  return frame.contentDocument;
}

test("under the policy nobody else makes a script of a text", async () => {
  const page = await measuredPage();
  const script = page.createElement("script");
  expect(() => script.setAttribute("src", "https://elsewhere.example/script.js")).toThrow("TrustedScriptURL");
});

test.fails("C8 the tag manager may insert its scripts, whose addresses it writes as text", async () => {
  const page = await measuredPage();
  const script = page.createElement("script");
  const address = "https://www.googletagmanager.com/inserted.js";
  let refusal: unknown;
  try {
    script.src = address;
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeUndefined();
  expect(script.src).toBe(address);
});
