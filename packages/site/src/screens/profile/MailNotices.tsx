import { profileCopy } from "@kaitori/brand/copy/profile";
import { Checkbox, Text } from "@kaitori/ui";
import { updateProfile } from "@kaitori/wire";
import { useState } from "react";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";

/** Whether news about an entry is mailed too. Saved at once, with a confirmation (B8). */
export function MailNotices({ wanted }: { wanted: boolean }) {
  const { api, session, toasts } = useSite();
  const words = useCopy(profileCopy);
  const [isWanted, setWanted] = useState(wanted);
  const { isBusy, failure, attempt } = useAction();

  const choose = async (mail_notices: boolean) => {
    if (isBusy) return;
    setWanted(mail_notices);
    const outcome = await attempt(async () => {
      await api.call(updateProfile, { body: { mail_notices } });
      await session.renew();
    });
    if (outcome.ok) return toasts.say("positive", mail_notices ? words.mailNoticesOn : words.mailNoticesOff);
    setWanted(!mail_notices);
  };

  return (
    <TitledCard title={words.mailNotices} id="mail-notices">
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
