import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  { input: "請求書 11月.pdf", result: "請求書 11月.pdf" },
  { input: "請求書.PDF", result: "請求書.PDF" },
  { input: "C:\\Users\\taro\\請求書.pdf", result: "請求書.pdf" },
  { input: "../../etc/passwd", result: "passwd.pdf" },
  { input: "a\r\nSet-Cookie: x", result: "aSet-Cookie_ x.pdf" },
  { input: "見積\u202efdp.exe", result: "見積fdp.exe.pdf" },
  { input: "a.html", result: "a.html.pdf" },
  { input: "請求書.pdf:x.exe", result: "請求書.pdf_x.exe.pdf" },
  { input: "<img src=x>|?*.pdf", result: "_img src=x____.pdf" },
  { input: "請求\u2028書.pdf", result: "請求書.pdf" },
  { input: "a.pdf.bat", result: "a.pdf.bat.pdf" },
  { input: "a.pdf\u202e", result: "a.pdf" },
  { input: "a.pdf.", result: "a.pdf..pdf" },
  { input: "a.hta ", result: "a.hta.pdf" },
  { input: "", result: "file.pdf" },
  { input: "/", result: "file.pdf" },
  { input: "..", result: "file.pdf" },
  { input: ".pdf", result: "pdf.pdf" },
  { input: ". .bashrc", result: "bashrc.pdf" },
  { input: `x.${"a".repeat(115)}.pdf`, result: `x.${"a".repeat(114)}.pdf` },
  { input: `請求書${"い".repeat(200)}.pdf`, result: `請求書${"い".repeat(113)}.pdf` },
  { input: "𠮷".repeat(200), result: `${"𠮷".repeat(116)}.pdf` },
])("B7 makes the file name $input safe", ({ input, result }) => {
  expect(fileName(input, "application/pdf")).toBe(result);
});

test.each([
  { input: "写真.jpg", type: "image/jpeg", result: "写真.jpg" },
  { input: "写真.JPEG", type: "image/jpeg", result: "写真.JPEG" },
  { input: "写真.webp", type: "image/jpeg", result: "写真.webp.jpg" },
  { input: "写真.html", type: "image/png", result: "写真.html.png" },
] as const)("B7 a picture gets the extension of its format: $input", ({ input, type, result }) => {
  expect(fileName(input, type)).toBe(result);
});
