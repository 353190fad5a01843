import { externalSignupRoutes } from "../accounts/external-signup.ts";
import { mailChangeRoutes } from "../accounts/mail-change.ts";
import { meRoutes } from "../accounts/me-routes.ts";
import { passwordRoutes } from "../accounts/password-routes.ts";
import { preEntryRoutes } from "../accounts/pre-entry.ts";
import { profileRoutes } from "../accounts/profile-routes.ts";
import { registrationRoutes } from "../accounts/register.ts";
import { sessionRoutes } from "../accounts/session-routes.ts";
import { fileRoutes } from "../documents/file-routes.ts";
import { draftRoutes } from "../entry/draft/draft-routes.ts";
import { entryRoutes } from "../entry/entry-routes.ts";
import { suppressEntriesRoutes } from "../entry/submission/new-entry-context.ts";
import { inquiryRoutes } from "../entry/tasks/open-task.ts";
import type { Route } from "../http/handle.ts";
import { lookupRoutes } from "../lookups/lookups.ts";

export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...meRoutes,
  ...registrationRoutes,
  ...externalSignupRoutes,
  ...passwordRoutes,
  ...mailChangeRoutes,
  ...preEntryRoutes,
  ...profileRoutes,
  ...suppressEntriesRoutes,
  ...lookupRoutes,
  ...fileRoutes,
  ...draftRoutes,
  ...entryRoutes,
  ...inquiryRoutes,
];
