import { expect, test } from "vitest";
import { acceptedTypes, fileFault } from "./file-fault.ts";

const limits = { uploadBytes: 1000, uploadsPerKind: 2 };

test.each([
  { about: "a photograph", file: { size: 1000, type: "image/jpeg" }, fileCount: 0, fault: null },
  { about: "a PDF", file: { size: 1, type: "application/pdf" }, fileCount: 1, fault: null },
  { about: "too large", file: { size: 1001, type: "image/png" }, fileCount: 0, fault: "tooLarge" },
  { about: "empty", file: { size: 0, type: "image/png" }, fileCount: 0, fault: "empty" },
  { about: "an SVG", file: { size: 9, type: "image/svg+xml" }, fileCount: 0, fault: "wrongType" },
  {
    about: "a phone's own format",
    file: { size: 9, type: "image/heic", name: "IMG_1.HEIC" },
    fileCount: 0,
    fault: "heic",
  },
  {
    about: "a phone's own format by its file name",
    file: { size: 9, type: "", name: "IMG_1.HEIC" },
    fileCount: 0,
    fault: "heic",
  },
  { about: "no type at all", file: { size: 9, type: "" }, fileCount: 0, fault: "wrongType" },
  { about: "more files than allowed", file: { size: 9, type: "image/png" }, fileCount: 2, fault: "tooMany" },
])("B7 a file is checked before upload: $about", ({ file, fileCount, fault }) => {
  expect(fileFault(file, fileCount, limits)).toBe(fault);
});

test.each([
  { onlyFormat: "pdf", type: "image/png", fault: "onlyPdf" },
  { onlyFormat: "pdf", type: "application/pdf", fault: null },
  { onlyFormat: "picture", type: "application/pdf", fault: "onlyPicture" },
  { onlyFormat: "picture", type: "image/jpeg", fault: null },
  { onlyFormat: "pdf", type: "text/plain", fault: "wrongType" },
] as const)("B20 a paper of the only format $onlyFormat has for $type the fault $fault", (row) => {
  const { onlyFormat, type, fault } = row;
  expect(fileFault({ size: 9, type }, 0, { ...limits, onlyFormat })).toBe(fault);
});

test("B7 the file dialog offers exactly the readable types", () => {
  expect(acceptedTypes({})).toBe("image/jpeg,image/png,application/pdf");
  expect(acceptedTypes({ onlyFormat: "pdf" })).toBe("application/pdf");
  expect(acceptedTypes({ onlyFormat: "picture" })).toBe("image/jpeg,image/png");
});
