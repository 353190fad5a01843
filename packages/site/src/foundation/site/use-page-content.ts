import type { PageContent } from "@kaitori/brand";
import { useLoaderData } from "react-router";

const nothing: PageContent = {};

/** What the page that is shown says of the brand alone. */
export const usePageContent = (): PageContent =>
  useLoaderData<{ content: PageContent | undefined }>().content ?? nothing;
