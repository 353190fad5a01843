import { expect, test } from "vitest";
import { inspect } from "./inspect.ts";
import { usualLimits } from "./limits.ts";
import { pdf, pdfThat, pdfThatPacked } from "./samples.ts";

const script = "/OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>";
const attached = "/Names <</EmbeddedFiles <</Names [(a.exe) <</Type /Filespec /F (a.exe)>>]>>>>";

test.each([
  { what: "a script when it is opened", bytes: pdfThat(script), active: ["javaScript"] },
  {
    what: "the same by its other spelling",
    bytes: pdfThat("/Open#41ction <</S /Java#53cript /#4aS (app.alert\\(1\\))>>"),
    active: ["javaScript"],
  },
  { what: "a script among packed objects", bytes: pdfThatPacked(script), active: ["javaScript"] },
  {
    what: "a program",
    bytes: pdfThat("/OpenAction <</S /Launch /F (cmd.exe)>>"),
    active: ["launch"],
  },
  { what: "a program among packed objects", bytes: pdfThatPacked("/A <</S /Launch>>"), active: ["launch"] },
  { what: "a file", bytes: pdfThat(attached), active: ["embeddedFile"] },
  { what: "nothing but a page", bytes: pdf(), active: [] },
  { what: "the page to begin with", bytes: pdfThat("/OpenAction [3 0 R /Fit]"), active: [] },
  { what: "a word that begins alike", bytes: pdfThat("/JSON 1 /Launched true"), active: [] },
])("D3 a PDF is taken and marked that brings along $what", async ({ bytes, active }) => {
  expect(await inspect(bytes, "application/pdf", usualLimits)).toMatchObject({
    accepted: { pages: 1, active },
  });
});
