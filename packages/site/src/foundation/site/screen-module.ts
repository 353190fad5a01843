import type { PageContent } from "@kaitori/brand";
import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { Site } from "./site.ts";

export interface LoadArgs {
  readonly site: Site;
  readonly params: Readonly<Record<string, string>>;
  readonly request: LoaderFunctionArgs["request"];
}

/** A screen as a row of the table imports it: the component, and the data it cannot show itself without. */
export interface ScreenModule {
  readonly Screen: ComponentType;
  /** Fetches the parts that this content needs beside the screen itself, and answers the names of their files. */
  readonly prepare?: (content: PageContent | undefined) => Promise<readonly string[]>;
  readonly load?: (args: LoadArgs) => Promise<unknown>;
}
