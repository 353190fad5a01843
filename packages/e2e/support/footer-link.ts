import { layoutCopy } from "@kaitori/brand/copy/layout";
import type { Page, TestInfo } from "@playwright/test";
import { wordsOf } from "./words.ts";

/** A link of the footer to a page of the site. */
export const footerLink = (page: Page, info: TestInfo, to: "terms") =>
  page.getByRole("contentinfo").getByRole("link", { name: wordsOf(info, layoutCopy)[to] });
