import { uploadFile } from "@kaitori/wire";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { waitFor } from "storybook/test";
import { expect, onTestFinished, test } from "vitest";
import { createSite } from "#start/create-site.ts";
import { uploadRecordOf } from "#stories/drafts.ts";
import { storyConnection } from "#stories/story-connection.ts";
import { answers } from "#stories/story-server.ts";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { SiteProvider } from "../site/SiteProvider.tsx";
import { uploadsOf } from "./uploads-of.ts";
import { useUploads } from "./use-uploads.ts";

test("a field renders again only for its own files", async () => {
  const site = createSite(
    exampleTestBrand,
    storyConnection({ server: [answers(uploadFile, uploadRecordOf("bs", 5))] }),
  );
  const renders = { bs: 0, pl: 0 };
  function Field({ kind }: { readonly kind: keyof typeof renders }) {
    const { rows } = useUploads(kind);
    useEffect(() => {
      renders[kind] += 1;
    });
    return <p>{rows.map(({ state }) => state)}</p>;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => root.unmount());
  root.render(
    <SiteProvider site={site}>
      <Field kind="bs" />
      <Field kind="pl" />
    </SiteProvider>,
  );
  await waitFor(() => expect(renders).toEqual({ bs: 1, pl: 1 }));

  const file = new File(["%PDF-1.7"], "bs.pdf", { type: "application/pdf" });
  uploadsOf(site).pick("bs", [file], { textOfFault: (fault) => fault, networkText: "" });
  await waitFor(() => expect(document.body.textContent).toContain("done"));
  expect(renders.bs).toBeGreaterThan(1);
  expect(renders.pl).toBe(1);
});
