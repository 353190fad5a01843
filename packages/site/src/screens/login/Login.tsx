import { loginCopy } from "@kaitori/brand/copy/login";
import { href } from "@kaitori/domain";
import { Heading, Link, Stack, Text } from "@kaitori/ui";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { LoginForm } from "./LoginForm.tsx";
import type { LoginObstacle } from "./use-login.ts";

// Few need them, and they bring calls along.
const OtherServiceBanner = lazy(async () => ({
  default: (await loadChunk(import("./OtherServiceBanner.tsx"))).OtherServiceBanner,
}));
const Unverified = lazy(async () => ({ default: (await loadChunk(import("./Unverified.tsx"))).Unverified }));

export function LoginScreen() {
  const words = useCopy(loginCopy);
  const [obstacle, setObstacle] = useState<LoginObstacle | null>(null);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.lead}</Text>
      </Stack>
      {obstacle && (
        <Suspense>
          {obstacle.kind === "otherService" && <OtherServiceBanner {...obstacle} />}
          {obstacle.kind === "unverified" && <Unverified email={obstacle.email} />}
        </Suspense>
      )}
      <LoginForm
        isPrimary={obstacle?.kind !== "otherService" || !obstacle.loginUrl}
        onObstacle={setObstacle}
      />
      <Text>
        {`${words.noAccount} `}
        <Link href={href.register()}>{words.register}</Link>
      </Text>
    </Stack>
  );
}
