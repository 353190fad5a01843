import { expect, test } from "vitest";
import { inspect } from "./inspect.ts";
import { usualLimits } from "./limits.ts";
import { pdf, pdfThat, pdfThatPacked } from "./samples.ts";

const script = "/OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>";
const attached = "/Names <</EmbeddedFiles <</Names [(a.exe) <</Type /Filespec /F (a.exe)>>]>>>>";

test.each([
  { title: "a script that runs on opening", bytes: pdfThat(script), active: ["javaScript"] },
  {
    title: "a script with escaped names",
    bytes: pdfThat("/Open#41ction <</S /Java#53cript /#4aS (app.alert\\(1\\))>>"),
    active: ["javaScript"],
  },
  { title: "a script in an object stream", bytes: pdfThatPacked(script), active: ["javaScript"] },
  {
    title: "a program",
    bytes: pdfThat("/OpenAction <</S /Launch /F (cmd.exe)>>"),
    active: ["launch"],
  },
  { title: "a program in an object stream", bytes: pdfThatPacked("/A <</S /Launch>>"), active: ["launch"] },
  { title: "an embedded file", bytes: pdfThat(attached), active: ["embeddedFile"] },
  { title: "only a page", bytes: pdf(), active: [] },
  { title: "a start page", bytes: pdfThat("/OpenAction [3 0 R /Fit]"), active: [] },
  { title: "names with the same beginning", bytes: pdfThat("/JSON 1 /Launched true"), active: [] },
])("D3 accepts a PDF with $title and lists its active content", async ({ bytes, active }) => {
  expect(await inspect(bytes, "application/pdf", usualLimits)).toMatchObject({
    accepted: { pages: 1, active },
  });
});
