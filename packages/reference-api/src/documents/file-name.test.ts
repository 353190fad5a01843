import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  { input: "請求書 11月.pdf", kept: "請求書 11月.pdf" },
  { input: "請求書.PDF", kept: "請求書.PDF" },
  { input: "C:\\Users\\taro\\請求書.pdf", kept: "請求書.pdf" },
  { input: "../../etc/passwd", kept: "passwd.pdf" },
  { input: "a\r\nSet-Cookie: x", kept: "aSet-Cookie_ x.pdf" },
  { input: "見積\u202efdp.exe", kept: "見積fdp.exe.pdf" },
  { input: "a.html", kept: "a.html.pdf" },
  { input: "請求書.pdf:x.exe", kept: "請求書.pdf_x.exe.pdf" },
  { input: "<img src=x>|?*.pdf", kept: "_img src=x____.pdf" },
  { input: "請求\u2028書.pdf", kept: "請求書.pdf" },
  { input: "a.pdf.bat", kept: "a.pdf.bat.pdf" },
  { input: "a.pdf\u202e", kept: "a.pdf" },
  { input: "a.pdf.", kept: "a.pdf..pdf" },
  { input: "a.hta ", kept: "a.hta.pdf" },
  { input: "", kept: "file.pdf" },
  { input: "/", kept: "file.pdf" },
  { input: "..", kept: "file.pdf" },
  { input: ".pdf", kept: "pdf.pdf" },
  { input: ". .bashrc", kept: "bashrc.pdf" },
  { input: `x.${"a".repeat(115)}.pdf`, kept: `x.${"a".repeat(114)}.pdf` },
  { input: `請求書${"い".repeat(200)}.pdf`, kept: `請求書${"い".repeat(113)}.pdf` },
  { input: "𠮷".repeat(200), kept: `${"𠮷".repeat(116)}.pdf` },
])("B7 a file is shown by a name that can do no harm: $input", ({ input, kept }) => {
  expect(fileName(input, "application/pdf")).toBe(kept);
});

test.each([
  { input: "写真.jpg", type: "image/jpeg", kept: "写真.jpg" },
  { input: "写真.JPEG", type: "image/jpeg", kept: "写真.JPEG" },
  { input: "写真.webp", type: "image/jpeg", kept: "写真.webp.jpg" },
  { input: "写真.html", type: "image/png", kept: "写真.html.png" },
] as const)("B7 a picture is saved as what it is: $input", ({ input, type, kept }) => {
  expect(fileName(input, type)).toBe(kept);
});
