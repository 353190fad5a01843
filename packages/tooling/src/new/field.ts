import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Addition, camel, type Generator, kebab } from "./plan.ts";

const migrations = "packages/reference-api/src/database/migrations";

/** A new field of the profile, added after `business_summary` in every file. */
export const field: Generator = {
  syntax: "field <name_on_the_wire>",
  example: "field founded_on",
  accepts: ([name = "", more]) => /^[a-z]+(_[a-z]+)*$/.test(name) && more === undefined,
  plan: ([name = ""], folder) => ({
    files: {
      [`packages/wire/src/records/profile-${kebab(name)}.test.ts`]: `import { expect, test } from "vitest";
import { exampleOf, getProfile, updateProfile } from "../index.ts";

test("the profile has ${name}, which its owner can change", () => {
  const example = exampleOf(getProfile.answer);
  expect(example).toHaveProperty("${name}");
  expect(exampleOf(updateProfile.body)).toHaveProperty("${name}");
  expect(JSON.stringify(example), "give ${name} an example in description/example-of.ts").not.toContain("TODO");
});
`,
      [`${migrations}/${nextNumber(folder)}_${name}.sql`]: `-- TODO: its purpose.
alter table applicant add column if not exists ${name} text not null default '';
grant update (${name}) on applicant to kaitori_applicant;
`,
    },
    additions: [...addToRecord(name), ...addToRules(name), ...addToScreens(name), ...addToSamples(name)],
    existing: { file: "packages/wire/src/records/profile.ts", name },
    next: [
      "Run its failing test, then add its example: npx pnpm --filter @kaitori/wire exec vitest run src/records",
      "Its value is text, also a number or a day. For a format replace its row of longest in profile-issues.ts by a row of formatRules.",
      "Write its label in packages/brand/src/copy/fields.ts; the profiles of tests and stories have an empty value.",
      "Check the types of domain first: npx pnpm --filter @kaitori/domain typecheck, then npx pnpm typecheck.",
    ],
  }),
};

function nextNumber(folder: string): string {
  const numbers = readdirSync(join(folder, migrations)).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(...numbers) + 1).padStart(4, "0");
}

const addToRecord = (name: string): Addition[] => [
  {
    file: "packages/wire/src/records/profile.ts",
    after: "    can_edit_name: ",
    text: `    /** TODO: why the specification has to have it. */\n    ${name}: v.optional(v.string(), ""),\n`,
  },
  {
    file: "packages/wire/src/records.test.ts",
    after: 'Profile: names("identity_reason, can_edit_name',
    text: `, ${name}`,
  },
  {
    file: "packages/wire/src/calls/profile.ts",
    after: "{ mail_notices: v.optional(v.boolean())",
    text: `, ${name}: OptionalText`,
  },
  {
    file: "packages/wire/src/description/example-of.ts",
    after: "  business_summary: ",
    text: `  ${name}: "TODO",\n`,
  },
];

const addToRules = (name: string): Addition[] => [
  {
    file: "packages/domain/src/profile/profile-fields.ts",
    after: "  business_summary: ",
    text: `  ${name}: oneLine,\n`,
  },
  {
    file: "packages/domain/src/profile/profile-issues.ts",
    after: "  business_summary: longestProfileText,",
    text: `  ${name}: longestProfileText,\n`,
  },
];

const addToScreens = (name: string): Addition[] => [
  {
    file: "packages/brand/src/copy/fields.ts",
    after: "  businessSummaryHint: ",
    text: `  ${camel(name)}: "TODO",\n`,
  },
  {
    file: "packages/site/src/screens/profile/sections.ts",
    after: 'business: ["sector", "business_summary"',
    text: `, "${name}"`,
  },
  {
    file: "packages/site/src/screens/profile/use-field-names.ts",
    after: "    business_summary: ",
    text: `    ${name}: fields.${camel(name)},\n`,
  },
  {
    file: "packages/site/src/screens/profile/SectionData.tsx",
    after: "[names.business_summary, ",
    text: `      [names.${name}, optional(profile.${name})],\n`,
  },
  {
    file: "packages/site/src/screens/profile/BusinessFields.tsx",
    after: '{...form.field("business_summary")}\n      />',
    text: `      <TextField label={words.${camel(name)}} {...form.field("${name}")} />\n`,
  },
];

/** Adds the field, without a value, to the profiles of the demo, tests and stories. */
const addToSamples = (name: string): Addition[] =>
  [
    "packages/reference-api/src/demo/demo-applicants.ts",
    "packages/reference-api/src/testing/insert-applicant.ts",
    "packages/site/src/stories/profiles.ts",
    "packages/e2e/support/ready-applicant.ts",
  ].map((file) => ({ file, after: "  business_summary: ", text: `  ${name}: "",\n` }));
