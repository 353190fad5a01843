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
import { pdf, pdfWithEntries, pdfWithPackedEntries, pdfWithStream } from "./samples.ts";

test.each<[name: string, make: () => Buffer | Promise<Buffer>, declared: string, storedType: string]>([
  ["a JPEG", samples.jpeg, "image/jpeg", "image/jpeg"],
  ["a JPEG declared image/jpg", samples.jpeg, "image/jpg", "image/jpeg"],
  ["a JPEG declared as bytes", samples.jpeg, "application/octet-stream", "image/jpeg"],
  ["a PNG", samples.png, "image/png", "image/png"],
  ["a WebP, stored as JPEG", samples.webp, "image/webp", "image/jpeg"],
  ["a PDF", samples.pdf, "application/pdf", "application/pdf"],
])("B7 accepts %s", async (_, make, declared, contentType) => {
  const result = await inspect(await make(), declared, usualLimits);
  expect(result).toMatchObject({ accepted: { contentType, pages: 1 } });
});

const animation = (frames: Buffer[]) =>
  sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();

test.each<[name: string, code: string, make: () => Buffer | Promise<Buffer>, declared?: string]>([
  ["an empty file", "fileEmpty", () => Buffer.alloc(0), "image/png"],
  ["a file above the size limit", "fileTooLarge", () => Buffer.alloc(usualLimits.bytes + 1), "image/png"],
  ["an SVG", "fileUnknownFormat", samples.svg, "image/svg+xml"],
  ["an SVG called PNG", "fileBrokenImage", samples.svg, "image/png"],
  ["an SVG called PDF", "fileBrokenPdf", samples.svg, "application/pdf"],
  ["a PDF with a damaged header", "fileBrokenPdf", () => samples.pdf().fill(0, 0, 5), "application/pdf"],
  ["a HEIC", "fileHeic", samples.heic, "image/heic"],
  ["a JPEG called PNG", "fileContradiction", samples.jpeg, "image/png"],
  ["a PDF called JPEG", "fileContradiction", samples.pdf, "image/jpeg"],
  ["a truncated JPEG", "fileBrokenImage", async () => samples.truncate(await samples.jpeg())],
  ["a truncated PNG", "fileBrokenImage", async () => samples.truncate(await samples.png())],
  ["a PNG signature alone", "fileBrokenImage", () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ["256 megapixels", "fileTooManyPixels", samples.pixelBomb, "image/png"],
  ["a JPEG with too many scans", "fileTooIntricate", () => samples.jpegOfScans(maximumScans + 1)],
  ["an animation", "fileTooIntricate", async () => animation([await samples.png(), await samples.png()])],
  ["a locked PDF", "fileEncryptedPdf", samples.encryptedPdf],
  ["a truncated PDF", "fileBrokenPdf", () => samples.truncate(samples.pdf(5))],
  ["a PDF without objects", "fileBrokenPdf", () => Buffer.from("%PDF-1.7 and no more %%EOF")],
  ["a PDF with too many pages", "fileTooManyPages", () => samples.pdf(usualLimits.pages + 1)],
])("B7 %s is refused as %s", async (_, code, make, declared = "") => {
  expect(await inspect(await make(), declared, usualLimits)).toMatchObject({ refused: { code } });
});

async function accept(bytes: Buffer, limits = usualLimits) {
  const result = await inspect(bytes, "", limits);
  if ("refused" in result) throw new Error(result.refused.code);
  return result.accepted;
}

test("B7 accepts a picture of 50 megapixels", async () => {
  const picture = sharp({ create: { width: 8192, height: 6144, channels: 3, background: "#fff" } });
  expect((await accept(await picture.jpeg().toBuffer())).contentType).toBe("image/jpeg");
});

test("B7 a redrawn picture does not exceed the size limit", async () => {
  const noise = sharp(randomBytes(1200 * 1200), { raw: { width: 1200, height: 1200, channels: 1 } });
  const small = await noise.threshold().png({ palette: true, colours: 2 }).toBuffer();
  const redrawn = await accept(small);
  expect(redrawn.bytes.length).toBeGreaterThan(small.length);
  const limited = await inspect(small, "image/png", { ...usualLimits, bytes: small.length + 1 });
  expect(limited).toEqual({ refused: { code: "fileTooIntricate" } });

  const coarse = await noise.blur(2).webp({ quality: 1 }).toBuffer();
  const bytes = coarse.length * 4;
  const limitedPicture = await accept(coarse, { ...usualLimits, bytes });
  expect(limitedPicture.bytes.length).toBeLessThanOrEqual(bytes);
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
  const { bytes } = await accept(await samples.jpegWithLocation());
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ width: 20, height: 40 });
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation ?? 1).toBe(1);
});

test("B7 HTML behind a picture is removed", async () => {
  const { bytes } = await accept(await samples.htmlBehindPng());
  expect(Buffer.from(bytes).includes("<script>")).toBe(false);
});

test("B7 the preview is a small picture of the file", async () => {
  const { preview } = await accept(await samples.png());
  expect(preview).toMatch(/^data:image\/jpeg;base64,[A-Za-z0-9+/=]+$/);
});

test("B7 the preview of a long, noisy picture is small too", async () => {
  const strip = sharp(randomBytes(320 * 8000 * 3), { raw: { width: 320, height: 8000, channels: 3 } });
  const { preview } = await accept(await strip.jpeg().toBuffer());
  expect(preview.length).toBeLessThanOrEqual(12_000);
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
  { name: "a reader that ends at once", command: ["/bin/sh", "-c", "exit 0"], code: "exit 0" },
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

test("B7 messages of a reader on its error output do not count as its answer", async () => {
  const script = `echo begun; head -c 100000 /dev/zero >&2; echo '{"pages":1,"active":[]}'`;
  expect(await inspectPdf(samples.pdf(), usualLimits, undefined, ["/bin/sh", "-c", script])).toMatchObject({
    accepted: { pages: 1 },
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

test.each<[title: string, bytes: Buffer, active: string[]]>([
  ["a script that runs on opening", pdfWithEntries(script), ["javaScript"]],
  [
    "a script with escaped names",
    pdfWithEntries("/Open#41ction <</S /Java#53cript /#4aS (app.alert\\(1\\))>>"),
    ["javaScript"],
  ],
  ["a script in an object stream", pdfWithPackedEntries(script), ["javaScript"]],
  ["a program", pdfWithEntries("/OpenAction <</S /Launch /F (cmd.exe)>>"), ["launch"]],
  ["a program in an object stream", pdfWithPackedEntries("/A <</S /Launch>>"), ["launch"]],
  ["an embedded file", pdfWithEntries(attached), ["embeddedFile"]],
  ["only a page", pdf(), []],
  ["a start page", pdfWithEntries("/OpenAction [3 0 R /Fit]"), []],
  ["a script's name in a stream", pdfWithStream("q stream\n/JavaScript stream\n/JS"), []],
  ["names with the same beginning", pdfWithEntries("/JSON 1 /Launched true"), []],
])("D3 accepts a PDF with %s and lists its active content", async (_, bytes, active) => {
  expect(await inspect(bytes, "application/pdf", usualLimits)).toMatchObject({
    accepted: { pages: 1, active },
  });
});
