import { expect, test } from "vitest";
import { mendedCode } from "./mended-code.ts";

test.each([
  {
    what: "a link that is the current one",
    written: "links: [{ current: '[Circular]', href: '#mypage' }]",
    pasted: "links: [{ current: true, href: '#mypage' }]",
  },
  {
    what: "a fragment",
    written: '<Stack>\n  <React.Fragment key=".0">\n    <A />\n  </React.Fragment>\n</Stack>',
    pasted: "<Stack>\n  <>\n    <A />\n  </>\n</Stack>",
  },
  {
    what: "a child that is a function",
    written: '<FieldGroup>\n  <Field\n    label="姓"\n    unmarked\n  />\n</FieldGroup>',
    pasted:
      '<FieldGroup>\n  <Field\n    label="姓"\n    unmarked\n  >\n    {(control) => <input {...control} />}\n  </Field>\n</FieldGroup>',
  },
  { what: "what was right", written: '<Fields a="1" />', pasted: '<Fields a="1" />' },
])("shown code compiles where it is pasted: $what", ({ written, pasted }) => {
  expect(mendedCode(written)).toBe(pasted);
});
