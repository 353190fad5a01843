import { type ComponentType, lazy, Suspense } from "react";
import { fetched } from "../../foundation/updates/fetched.ts";
import { PageLoading } from "../../layouts/PageLoading.tsx";
import { PageOutOfReach } from "./PageOutOfReach.tsx";

let RootError: ComponentType | undefined;

/** Fetches what tells of an error: it is wanted most when nothing can be fetched any more. */
export async function prepareErrors(): Promise<void> {
  RootError ??= (await fetched(import("../../screens/error/RootError.tsx"))).RootError;
}

const FetchedNow = lazy(async () => {
  await prepareErrors().catch(() => undefined);
  return { default: RootError ?? PageOutOfReach };
});

/** Every error that no screen has handled is told here. */
export function ErrorPlace() {
  if (RootError) return <RootError />;
  return (
    <Suspense fallback={<PageLoading />}>
      <FetchedNow />
    </Suspense>
  );
}
