import { expect, test } from "vitest";
import { inspect } from "./inspect.ts";
import { usualLimits } from "./inspection-result.ts";
import { pdf, pdfWithEntries, pdfWithPackedEntries } from "./samples.ts";

const script = "/OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>";
const attached = "/Names <</EmbeddedFiles <</Names [(a.exe) <</Type /Filespec /F (a.exe)>>]>>>>";

test.each([
  { title: "a script that runs on opening", bytes: pdfWithEntries(script), active: ["javaScript"] },
  {
    title: "a script with escaped names",
    bytes: pdfWithEntries("/Open#41ction <</S /Java#53cript /#4aS (app.alert\\(1\\))>>"),
    active: ["javaScript"],
  },
  { title: "a script in an object stream", bytes: pdfWithPackedEntries(script), active: ["javaScript"] },
  {
    title: "a program",
    bytes: pdfWithEntries("/OpenAction <</S /Launch /F (cmd.exe)>>"),
    active: ["launch"],
  },
  {
    title: "a program in an object stream",
    bytes: pdfWithPackedEntries("/A <</S /Launch>>"),
    active: ["launch"],
  },
  { title: "an embedded file", bytes: pdfWithEntries(attached), active: ["embeddedFile"] },
  { title: "only a page", bytes: pdf(), active: [] },
  { title: "a start page", bytes: pdfWithEntries("/OpenAction [3 0 R /Fit]"), active: [] },
  { title: "names with the same beginning", bytes: pdfWithEntries("/JSON 1 /Launched true"), active: [] },
])("D3 accepts a PDF with $title and lists its active content", async ({ bytes, active }) => {
  expect(await inspect(bytes, "application/pdf", usualLimits)).toMatchObject({
    accepted: { pages: 1, active },
  });
});
