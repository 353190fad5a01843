import { useLoaderData } from "react-router";
import type { LoadArgs } from "./screen-module.ts";

/** What the screen's own `load` gave: `const entries = useScreenData<typeof load>()`. */
export function useScreenData<Load extends (args: LoadArgs) => Promise<unknown>>(): Awaited<
  ReturnType<Load>
> {
  return useLoaderData<{ data: Awaited<ReturnType<Load>> }>().data;
}
