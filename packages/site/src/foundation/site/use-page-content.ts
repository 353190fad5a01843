import type { PageContent } from "@kaitori/brand";
import { useLoaderData } from "react-router";

const nothing: PageContent = {};

/** The brand's own content of the open page. */
export const usePageContent = (): PageContent =>
  useLoaderData<{ content: PageContent | undefined }>().content ?? nothing;
