import { useLoaderData } from "react-router";
import type { LoadArgs } from "./screen-module.ts";

/** The result of the screen's own `load`: `const entries = useScreenData<typeof load>()`. */
export function useScreenData<Load extends (args: LoadArgs) => Promise<unknown>>(): Awaited<
  ReturnType<Load>
> {
  return useLoaderData<{ data: Awaited<ReturnType<Load>> }>().data;
}
