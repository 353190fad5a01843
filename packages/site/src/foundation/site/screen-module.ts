import type { PageContent } from "@kaitori/brand";
import type { ComponentType } from "react";
import { type LoaderFunctionArgs, useLoaderData, useMatches } from "react-router";
import type { PageName } from "#parts/brand/runtime-brand.ts";
import type { Site } from "./site.ts";

export interface LoadArgs {
  readonly site: Site;
  readonly params: Readonly<Record<string, string>>;
  readonly request: LoaderFunctionArgs["request"];
}

export interface ScreenModule {
  readonly default: ComponentType;
  /** Loads further chunks that this content needs; returns the names of their files. */
  readonly prepare?: (content: PageContent | undefined) => Promise<readonly string[]>;
  readonly load?: (args: LoadArgs) => Promise<unknown>;
}

/** The result of the screen's `load`: `const entries = useScreenData<typeof load>()`. */
export function useScreenData<Load extends (args: LoadArgs) => Promise<unknown>>(): Awaited<
  ReturnType<Load>
> {
  return useLoaderData<{ data: Awaited<ReturnType<Load>> }>().data;
}

const noContent: PageContent = {};

export const usePageContent = (): PageContent =>
  useLoaderData<{ content: PageContent | undefined }>().content ?? noContent;

/** The part of a page's row in the route table that every module may read. */
export interface PageRow {
  readonly path: `/${string}`;
  /** The page's key in the copy: its document title and description. Absent for a page that only one brand has. */
  readonly page?: PageName;
}

export const usePageRow = () => useMatches().at(-1)?.handle as PageRow | undefined;
