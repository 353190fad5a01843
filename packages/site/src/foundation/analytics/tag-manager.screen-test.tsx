import { waitFor } from "storybook/test";
import { expect, onTestFinished, test } from "vitest";

// As the server sends it to a brand with tags.
const policy = "require-trusted-types-for 'script'; trusted-types kaitori-documents default";

/** A page under that policy in which the site has loaded its tags. */
async function measuredPage(): Promise<Document> {
  const frame = document.createElement("iframe");
  onTestFinished(() => frame.remove());
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">
    <script type="module">
      import { tagManager } from "${new URL("./tag-manager.ts", import.meta.url)}";
      const other = { kind: "other", name: "", company: "", sent: "", purpose: "", policy: "" };
      tagManager({
        consent: "inform",
        list: [
          { kind: "tagManager", id: "GTM-ABC1234" },
          { ...other, script: "https://cdn.measured.example/tag.js", origins: ["https://*.measured.example"] },
        ],
      }).load();
    </script>`;
  document.body.append(frame);
  const ours = "script[src^='https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']";
  await waitFor(() => expect(frame.contentDocument?.querySelector(ours)).toBeTruthy(), { timeout: 10_000 });
  if (!frame.contentDocument) throw new Error("The frame has no document.");
  return frame.contentDocument;
}

test("under the policy nobody else makes a script of a text", async () => {
  const page = await measuredPage();
  const script = page.createElement("script");
  expect(() => script.setAttribute("src", "https://elsewhere.example/script.js")).toThrow("TrustedScriptURL");
  expect(() => {
    script.src = "https://measured.example.elsewhere.example/script.js";
  }).toThrow("TrustedScriptURL");
  expect(() => {
    script.text = "1";
  }).toThrow("TrustedScript");
  expect(() => {
    page.createElement("div").innerHTML = "<b>1</b>";
  }).toThrow("TrustedHTML");
});

test.each([
  "https://www.googletagmanager.com/inserted.js",
  "https://cdn.measured.example/further.js",
  "https://eu.measured.example/further.js",
])(
  "tags may insert scripts of the origins that the brand names, whose addresses they write as text: %s",
  async (address) => {
    const page = await measuredPage();
    const script = page.createElement("script");
    script.src = address;
    page.head.append(script);
    expect(script.src).toBe(address);
  },
);

test("B20 a tag that the brand names with a script of its own is loaded beside the tag manager", async () => {
  const page = await measuredPage();
  expect(page.querySelector("script[src='https://cdn.measured.example/tag.js']")).toBeTruthy();
});
