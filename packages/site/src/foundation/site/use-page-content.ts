import type { PageContent } from "@kaitori/brand";
import { useLoaderData } from "react-router";

const nothing: PageContent = {};

/** The content of the open page that only this brand has. */
export const usePageContent = (): PageContent =>
  useLoaderData<{ content: PageContent | undefined }>().content ?? nothing;
