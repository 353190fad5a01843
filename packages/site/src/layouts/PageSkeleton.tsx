import { Skeleton, Stack } from "@kaitori/ui";

/** The shape of any page while it is not known what it says. */
export const PageSkeleton = () => (
  <Stack gap="l">
    <Skeleton shape="title" />
    <Skeleton lines={3} />
    <Skeleton shape="card" />
  </Stack>
);
