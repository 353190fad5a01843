import { expect, test } from "vitest";
import { correctCode } from "./correct-code.ts";

test.each([
  {
    what: "a link that is the current one",
    generated: "links: [{ current: '[Circular]', href: '#mypage' }]",
    corrected: "links: [{ current: true, href: '#mypage' }]",
  },
  {
    what: "a fragment",
    generated: '<Stack>\n  <React.Fragment key=".0">\n    <A />\n  </React.Fragment>\n</Stack>',
    corrected: "<Stack>\n  <>\n    <A />\n  </>\n</Stack>",
  },
  {
    what: "a child that is a function",
    generated: '<FieldGroup>\n  <Field\n    label="姓"\n    hidesOptionalMark\n  />\n</FieldGroup>',
    corrected:
      '<FieldGroup>\n  <Field\n    label="姓"\n    hidesOptionalMark\n  >\n    {(control) => <input {...control} />}\n  </Field>\n</FieldGroup>',
  },
  { what: "code without mistakes", generated: '<Fields a="1" />', corrected: '<Fields a="1" />' },
])("correctCode corrects code that would not compile: $what", ({ generated, corrected }) => {
  expect(correctCode(generated)).toBe(corrected);
});
