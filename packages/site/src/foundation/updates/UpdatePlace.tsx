import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";
import { fetched } from "./fetched.ts";

const UpdateOffer = lazy(async () => ({
  default: (await fetched(import("./UpdateOffer.tsx"))).UpdateOffer,
}));

/** The offer of a newer build, fetched once there is one: most visits end before. */
export function UpdatePlace() {
  if (!useStore(useSite().newerBuild)) return null;
  return (
    <Suspense>
      <UpdateOffer />
    </Suspense>
  );
}
