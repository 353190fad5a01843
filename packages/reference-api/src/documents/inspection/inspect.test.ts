import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { measureMemory } from "../../testing/memory-in-use.ts";
import { QueueRefusal } from "../../work-queue.ts";
import { inspect, inspectPdf, readers } from "./inspect.ts";
import { maximumScans, usualLimits } from "./inspection-result.ts";
import { ReaderNotStarted } from "./read-in-child-process.ts";
import * as samples from "./samples.ts";
import { pdf, pdfWithEntries, pdfWithPackedEntries } from "./samples.ts";

test.each([
  { name: "a JPEG", make: samples.jpeg, declared: "image/jpeg", storedType: "image/jpeg" },
  { name: "a JPEG declared image/jpg", make: samples.jpeg, declared: "image/jpg", storedType: "image/jpeg" },
  {
    name: "a JPEG declared as bytes",
    make: samples.jpeg,
    declared: "application/octet-stream",
    storedType: "image/jpeg",
  },
  { name: "a PNG", make: samples.png, declared: "image/png", storedType: "image/png" },
  { name: "a WebP, stored as JPEG", make: samples.webp, declared: "image/webp", storedType: "image/jpeg" },
  { name: "a PDF", make: samples.pdf, declared: "application/pdf", storedType: "application/pdf" },
])("B7 accepts $name", async ({ make, declared, storedType }) => {
  const result = await inspect(await make(), declared, usualLimits);
  expect(result).toMatchObject({ accepted: { contentType: storedType, pages: 1 } });
});

test.each([
  { name: "an empty file", make: () => Buffer.alloc(0), declared: "image/png", refused: "fileEmpty" },
  {
    name: "a file above the size limit",
    make: () => Buffer.alloc(usualLimits.bytes + 1),
    declared: "image/png",
    refused: "fileTooLarge",
  },
  { name: "an SVG", make: samples.svg, declared: "image/svg+xml", refused: "fileUnknownFormat" },
  { name: "an SVG called PNG", make: samples.svg, declared: "image/png", refused: "fileBrokenImage" },
  {
    name: "a web page called PDF",
    make: samples.html,
    declared: "application/pdf",
    refused: "fileBrokenPdf",
  },
  {
    name: "a PDF with a damaged header",
    make: () => Buffer.from(samples.pdf()).fill(0, 0, 5),
    declared: "application/pdf",
    refused: "fileBrokenPdf",
  },
  { name: "a HEIC", make: samples.heic, declared: "image/heic", refused: "fileHeic" },
  {
    name: "a JPEG called PNG",
    make: samples.jpeg,
    declared: "image/png",
    refused: "fileContradiction",
  },
  {
    name: "a PDF called JPEG",
    make: samples.pdf,
    declared: "image/jpeg",
    refused: "fileContradiction",
  },
  {
    name: "a truncated JPEG",
    make: async () => samples.truncate(await samples.jpeg()),
    declared: "",
    refused: "fileBrokenImage",
  },
  {
    name: "a truncated PNG",
    make: async () => samples.truncate(await samples.png()),
    declared: "",
    refused: "fileBrokenImage",
  },
  {
    name: "a PNG signature alone",
    make: () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    declared: "",
    refused: "fileBrokenImage",
  },
  { name: "256 megapixels", make: samples.pixelBomb, declared: "image/png", refused: "fileTooManyPixels" },
  {
    name: "a JPEG with too many scans",
    make: () => samples.jpegOfScans(maximumScans + 1),
    declared: "",
    refused: "fileTooIntricate",
  },
  {
    name: "an animation",
    make: async () => {
      const frames = [await samples.png(), await samples.png()];
      return sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer();
    },
    declared: "",
    refused: "fileTooIntricate",
  },
  { name: "a locked PDF", make: samples.encryptedPdf, declared: "", refused: "fileEncryptedPdf" },
  {
    name: "a truncated PDF",
    make: async () => samples.truncate(await samples.pdf(5)),
    declared: "",
    refused: "fileBrokenPdf",
  },
  {
    name: "a PDF without objects",
    make: () => Buffer.from("%PDF-1.7 and no more %%EOF"),
    declared: "",
    refused: "fileBrokenPdf",
  },
  {
    name: "a PDF with too many pages",
    make: () => samples.pdf(usualLimits.pages + 1),
    declared: "",
    refused: "fileTooManyPages",
  },
])("B7 $name is refused as $refused", async ({ make, declared, refused }) => {
  expect(await inspect(await make(), declared, usualLimits)).toMatchObject({ refused: { code: refused } });
});

test("B7 accepts a picture of 50 megapixels", async () => {
  const picture = sharp({ create: { width: 8192, height: 6144, channels: 3, background: "#fff" } });
  const result = await inspect(await picture.jpeg().toBuffer(), "image/jpeg", usualLimits);
  expect(result).toMatchObject({ accepted: { contentType: "image/jpeg" } });
});

test("B7 a redrawn picture does not exceed the size limit", async () => {
  const noise = sharp(randomBytes(1200 * 1200), { raw: { width: 1200, height: 1200, channels: 1 } });
  const small = await noise.threshold().png({ palette: true, colours: 2 }).toBuffer();
  const redrawn = await inspect(small, "image/png", usualLimits);
  if ("refused" in redrawn) throw new Error(redrawn.refused.code);
  const redrawnBytes = redrawn.accepted.bytes.length;
  expect(redrawnBytes).toBeGreaterThan(small.length);
  const limited = await inspect(small, "image/png", { ...usualLimits, bytes: small.length + 1 });
  expect(limited).toEqual({ refused: { code: "fileTooIntricate" } });

  const coarse = await noise.blur(2).webp({ quality: 1 }).toBuffer();
  const bytes = coarse.length * 4;
  const result = await inspect(coarse, "image/webp", { ...usualLimits, bytes });
  if ("refused" in result) throw new Error(result.refused.code);
  expect(result.accepted.bytes.length).toBeLessThanOrEqual(bytes);
});

test.runIf(existsSync("/proc/self/status"))(
  "D3 B7 a PNG with texts that unpack to gigabytes stays within the memory limit",
  async () => {
    const bytes = await samples.pngOfTexts(400);
    const { memory } = await measureMemory(() => inspect(bytes, "", usualLimits));
    expect(memory).toBeLessThan(700);
  },
);

test("B7 a stored picture is upright and has no location", async () => {
  const result = await inspect(await samples.jpegWithLocation(), "image/jpeg", usualLimits);
  if (!("accepted" in result)) throw new Error("refused");
  const metadata = await sharp(result.accepted.bytes).metadata();
  expect(metadata).toMatchObject({ width: 20, height: 40 });
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation ?? 1).toBe(1);
});

test("B7 HTML behind a picture is removed", async () => {
  const result = await inspect(await samples.htmlBehindPng(), "image/png", usualLimits);
  if (!("accepted" in result)) throw new Error("refused");
  expect(Buffer.from(result.accepted.bytes).includes("<script>")).toBe(false);
});

test("B7 the preview is a small picture of the file", async () => {
  const result = await inspect(await samples.png(), "image/png", usualLimits);
  if (!("accepted" in result)) throw new Error("refused");
  expect(result.accepted.preview).toMatch(/^data:image\/jpeg;base64,[A-Za-z0-9+/=]+$/);
});

test("B7 the preview of a long, noisy picture is small too", async () => {
  const strip = sharp(randomBytes(320 * 8000 * 3), { raw: { width: 320, height: 8000, channels: 3 } });
  const result = await inspect(await strip.jpeg().toBuffer(), "image/jpeg", usualLimits);
  if ("refused" in result) throw new Error(result.refused.code);
  expect(result.accepted.preview.length).toBeLessThanOrEqual(12_000);
});

test.each([
  { title: "PDFs", make: () => samples.pdf() },
  { title: "pictures", make: () => samples.png() },
])("B7 reads two $title at a time", async ({ make }) => {
  const document = await make();
  const callerOf = (account: number) => ({ brand: "akane", account: String(account) });
  const results = Array.from({ length: 6 }, (_, index) =>
    inspect(document, "", usualLimits, { caller: callerOf(index) }),
  );
  expect(readers.running).toBe(2);
  expect((await Promise.all(results)).every((result) => "accepted" in result)).toBe(true);
  expect(readers.running).toBe(0);
});

test.runIf(existsSync("/proc/self/status"))(
  "D3 B7 a PDF that unpacks to gigabytes stays within the memory limit",
  async () => {
    const bytes = samples.packedPdf(1, 3900);
    const { memory } = await measureMemory(() => inspect(bytes, "application/pdf", usualLimits));
    expect(memory).toBeLessThan(700);
  },
);

test("B7 a PDF with a wrong page count is not accepted with that count, and one without a page is broken", async () => {
  const wrongCount = Buffer.from(samples.pdf(3).toString("latin1").replace("/Count 3", "/Count 9"), "latin1");
  expect(await inspect(wrongCount, "application/pdf", usualLimits)).not.toMatchObject({
    accepted: { pages: 9 },
  });
  expect(await inspect(samples.pdf(0), "application/pdf", usualLimits)).toEqual({
    refused: { code: "fileBrokenPdf" },
  });
});

test.each([
  { name: "no shell", command: ["/nowhere/sh"], code: "ENOENT" },
  { name: "a missing module", command: [process.execPath, "/nowhere.mjs"], code: "1" },
  { name: "a reader that is killed at once", command: ["/bin/sh", "-c", "kill -9 $$"], code: "SIGKILL" },
])("B7 with $name the server is at fault, not the PDF", async ({ command, code }) => {
  const reading = inspectPdf(samples.pdf(), usualLimits, undefined, command);
  await expect(reading).rejects.toBeInstanceOf(ReaderNotStarted);
  await expect(reading).rejects.toMatchObject({ code });
});

test("B7 a PDF is broken if its reader is killed", async () => {
  const command = ["/bin/sh", "-c", "echo begun; kill -9 $$"];
  expect(await inspectPdf(samples.pdf(), usualLimits, undefined, command)).toEqual({
    refused: { code: "fileBrokenPdf" },
  });
});

test("B7 a disconnect of the client kills the reader", async () => {
  const controller = new AbortController();
  const caller = { brand: "akane", account: "1", signal: controller.signal };
  const reading = inspect(samples.packedPdf(1, 3900), "application/pdf", usualLimits, { caller });
  expect(readers.running).toBe(1);
  controller.abort();
  await expect(reading).rejects.toBeInstanceOf(QueueRefusal);
  expect(readers.running).toBe(0);
});

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
