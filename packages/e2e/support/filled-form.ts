import { fieldsCopy } from "@kaitori/brand/copy/fields";
import type { Locator, Page, TestInfo } from "@playwright/test";
import { wordsOf } from "./words.ts";

/** A form that is filled in and ready to submit. */
export interface FilledForm {
  readonly submit: Locator;
  /** Typed values by field. */
  readonly typed: readonly (readonly [field: Locator, value: string])[];
  /** A field and its name on the wire. */
  readonly named: readonly [field: Locator, name: string];
  /** Reopens the form and expects its values; passwords are never kept. */
  readonly reopen?: () => Promise<unknown>;
  readonly keptAfterwards?: readonly Locator[];
}

/** A form of the account: its purpose, its call, and how to fill it in. */
export interface AccountForm {
  readonly name: string;
  readonly call: string;
  /** A form that requires a login logs in as `account`. */
  readonly fill: (page: Page, info: TestInfo, account: string) => Promise<FilledForm>;
}

export function labelled(page: Page, info: TestInfo) {
  const fields = wordsOf(info, fieldsCopy);
  return {
    email: page.getByLabel(fields.email),
    password: page.getByLabel(fields.password, { exact: true }),
    currentPassword: page.getByLabel(fields.currentPassword),
    newPassword: page.getByLabel(fields.newPassword),
  };
}

export async function typeInto(...typed: readonly (readonly [Locator, string])[]) {
  for (const [field, value] of typed) await field.fill(value);
  return typed;
}
