import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  { given: "請求書 11月.pdf", kept: "請求書 11月.pdf" },
  { given: "C:\\Users\\taro\\請求書.pdf", kept: "請求書.pdf" },
  { given: "../../etc/passwd", kept: "passwd" },
  { given: "a\r\nSet-Cookie: x", kept: "aSet-Cookie: x" },
  { given: "見積\u202egpj.exe", kept: "見積gpj.exe" },
  { given: "", kept: "file" },
  { given: "/", kept: "file" },
  { given: "..", kept: "file" },
  { given: ".bashrc", kept: "bashrc" },
  { given: "𠮷".repeat(200), kept: "𠮷".repeat(120) },
])("B7 a file is shown by a name that can do no harm: $given", ({ given, kept }) => {
  expect(fileName(given)).toBe(kept);
});
