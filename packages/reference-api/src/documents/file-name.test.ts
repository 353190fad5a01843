import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  { given: "請求書 11月.pdf", kept: "請求書 11月.pdf" },
  { given: "請求書.PDF", kept: "請求書.PDF" },
  { given: "C:\\Users\\taro\\請求書.pdf", kept: "請求書.pdf" },
  { given: "../../etc/passwd", kept: "passwd.pdf" },
  { given: "a\r\nSet-Cookie: x", kept: "aSet-Cookie_ x.pdf" },
  { given: "見積\u202efdp.exe", kept: "見積fdp.exe.pdf" },
  { given: "a.html", kept: "a.html.pdf" },
  { given: "請求書.pdf:x.exe", kept: "請求書.pdf_x.exe.pdf" },
  { given: "<img src=x>|?*.pdf", kept: "_img src=x____.pdf" },
  { given: "請求\u2028書.pdf", kept: "請求書.pdf" },
  { given: "a.pdf.bat", kept: "a.pdf.bat.pdf" },
  { given: "a.pdf\u202e", kept: "a.pdf" },
  { given: "a.pdf.", kept: "a.pdf..pdf" },
  { given: "a.hta ", kept: "a.hta.pdf" },
  { given: "", kept: "file.pdf" },
  { given: "/", kept: "file.pdf" },
  { given: "..", kept: "file.pdf" },
  { given: ".pdf", kept: "pdf.pdf" },
  { given: ". .bashrc", kept: "bashrc.pdf" },
  { given: `x.${"a".repeat(115)}.pdf`, kept: `x.${"a".repeat(114)}.pdf` },
  { given: `請求書${"い".repeat(200)}.pdf`, kept: `請求書${"い".repeat(113)}.pdf` },
  { given: "𠮷".repeat(200), kept: `${"𠮷".repeat(116)}.pdf` },
])("B7 a file is shown by a name that can do no harm: $given", ({ given, kept }) => {
  expect(fileName(given, "application/pdf")).toBe(kept);
});

test.each([
  { given: "写真.jpg", type: "image/jpeg", kept: "写真.jpg" },
  { given: "写真.JPEG", type: "image/jpeg", kept: "写真.JPEG" },
  { given: "写真.webp", type: "image/jpeg", kept: "写真.webp.jpg" },
  { given: "写真.html", type: "image/png", kept: "写真.html.png" },
] as const)("B7 a picture is saved as what it is: $given", ({ given, type, kept }) => {
  expect(fileName(given, type)).toBe(kept);
});
