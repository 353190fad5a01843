import { Skeleton, Stack } from "@kaitori/ui";

export const PageSkeleton = () => (
  <Stack gap="l">
    <Skeleton shape="title" />
    <Skeleton lines={3} />
    <Skeleton shape="card" />
  </Stack>
);
