import type { ApiError } from "@kaitori/api-client";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { Checkbox, Text } from "@kaitori/ui";
import { type UserSettings, updateUserSettings } from "@kaitori/wire";
import { useState } from "react";
import { useAttempt } from "../../foundation/errors/use-attempt.ts";
import { FormFailure } from "../../foundation/forms/FormFailure.tsx";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { TitledCard } from "../../parts/text/TitledCard.tsx";

/** Whether the course of an entry is told by mail too; kept at once, and said so (B8). */
export function MailNotices({ settings }: { settings: UserSettings }) {
  const { api, toasts } = useSite();
  const words = useCopy(profileCopy);
  const attemptTo = useAttempt();
  const [isWanted, setWanted] = useState(settings.mail_notices);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const choose = async (mail_notices: boolean) => {
    if (isBusy) return;
    setBusy(true);
    setWanted(mail_notices);
    setFailure(null);
    const outcome = await attemptTo(() => api.call(updateUserSettings, { body: { mail_notices } }));
    setBusy(false);
    if (outcome.ok) return toasts.say("positive", mail_notices ? words.mailNoticesOn : words.mailNoticesOff);
    setWanted(!mail_notices);
    setFailure(outcome.error);
  };

  return (
    <TitledCard title={words.mailNotices}>
      {failure && <FormFailure error={failure} />}
      <Checkbox
        label={words.mailNoticesWanted}
        checked={isWanted}
        onChange={(event) => void choose(event.target.checked)}
      />
      <Text size="small" tone="quiet">
        {words.mailNoticesAlways}
      </Text>
    </TitledCard>
  );
}
