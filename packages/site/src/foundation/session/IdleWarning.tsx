import { idleCopy } from "@kaitori/brand/copy/idle";
import { Button, Dialog, Text } from "@kaitori/ui";
import { useEffect, useRef, useState } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { readTime } from "../clock/clock.ts";
import { loadApiModules } from "../server/api-on-demand.ts";
import { useSession, useSite } from "../site/SiteProvider.tsx";
import { startIdleClock } from "./idle-clock.ts";
import { createTabChannel } from "./tab-channel.ts";
import { onUserActivity } from "./user-activity.ts";

export function IdleWarning() {
  const { api, reauth, session } = useSite();
  const sessionState = useSession();
  const words = useCopy(idleCopy);
  const [isWarningOpen, setWarningOpen] = useState(false);
  const clock = useRef<ReturnType<typeof startIdleClock>>(undefined);
  const userId = sessionState.kind === "user" ? sessionState.user.id : null;

  useEffect(() => {
    const secondsLeft = session.user()?.session?.seconds_left;
    if (userId === null || secondsLeft === undefined) return;
    let lastActivity = readTime();
    const stopListening = onUserActivity(() => {
      lastActivity = readTime();
    });

    const otherTabs = createTabChannel("idle", isTimestamp);
    otherTabs.listen((endsAt) => {
      setWarningOpen(false);
      clock.current?.restartFromOtherTab(endsAt);
    });

    clock.current = startIdleClock({
      extend: async () => {
        const { me } = await loadApiModules();
        const user = await api.call(me);
        if (user?.id !== userId || !user.session) throw new Error("The session has ended");
        return user.session.seconds_left * 1000;
      },
      lastActivity: () => lastActivity,
      onExtended: (endsAt) => otherTabs.post(endsAt),
      onWarning: () => setWarningOpen(true),
      onEnd: async () => {
        setWarningOpen(false);
        if (await reauth.requestLogin()) await clock.current?.renew();
      },
    });
    clock.current.start(secondsLeft * 1000);

    return () => {
      clock.current?.stop();
      otherTabs.close();
      stopListening();
    };
  }, [userId, api, reauth, session]);

  const stay = () => {
    setWarningOpen(false);
    clock.current?.renew().catch(() => void reauth.requestLogin());
  };
  return (
    <Dialog
      open={isWarningOpen}
      title={words.title}
      onClose={stay}
      actions={<Button onClick={stay}>{words.stay}</Button>}
    >
      <Text>{words.text}</Text>
    </Dialog>
  );
}

const isTimestamp = (data: unknown): data is number => typeof data === "number";
