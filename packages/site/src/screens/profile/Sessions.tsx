import type { ApiError } from "@kaitori/api-client";
import { accountSecurityCopy } from "@kaitori/brand/copy/account-security";
import { Button, Note, Stack, Text } from "@kaitori/ui";
import { endSession, type Id, type SecurityEvent, type SignedInSession } from "@kaitori/wire";
import { useState } from "react";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { PhoneText } from "#parts/text/PhoneText.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { FoldedSection } from "./FoldedSection.tsx";

export function Sessions({ sessions: loadedSessions }: { sessions: readonly SignedInSession[] }) {
  const dates = useDates();
  const { api, toasts } = useSite();
  const words = useCopy(accountSecurityCopy);
  const { failure, attempt } = useAction();
  const [sessions, setSessions] = useState(loadedSessions);
  const [sessionToEnd, setSessionToEnd] = useState<Id | null>(null);

  const end = async (id: Id, device: string) => {
    setSessionToEnd(id);
    // An unknown session has already ended.
    const hasEnded = ({ status }: ApiError) => status === 404;
    const outcome = await attempt(() => api.call(endSession, { params: { id } }), hasEnded);
    setSessionToEnd(null);
    if (!outcome.ok && !hasEnded(outcome.error)) return;
    setSessions((current) => current.filter((session) => session.id !== id));
    toasts.show("positive", words.loggedOutDevice({ device }));
  };

  return (
    <FoldedSection title={words.sessions} id="sessions">
      {failure && <FormFailure error={failure} />}
      <Stack gap="l" as="ul">
        {sessions.map(({ id, device: deviceName, is_current, seen_at }) => {
          const device = deviceName || words.unknownDevice;
          return (
            <li key={id}>
              <Stack gap="s" align="start">
                <div>
                  <Text weight="strong">{is_current ? `${device}（${words.thisDevice}）` : device}</Text>
                  {!is_current && <Note>{words.lastUsed({ date: dates.moment(seen_at) })}</Note>}
                </div>
                {!is_current && (
                  <Button
                    tone="secondary"
                    aria-label={words.logOutDevice({ device })}
                    busy={sessionToEnd === id}
                    onClick={() => void end(id, device)}
                  >
                    {words.logOut}
                  </Button>
                )}
              </Stack>
            </li>
          );
        })}
      </Stack>
    </FoldedSection>
  );
}

export function SecurityEvents({ events }: { events: readonly SecurityEvent[] }) {
  const dates = useDates();
  const words = useCopy(accountSecurityCopy);
  const { phone } = useSite().brand.settings.legal;
  return (
    <FoldedSection title={words.events} id="security-events">
      <Text>
        <PhoneText>{words.eventsLead({ phone })}</PhoneText>
      </Text>
      {events.length === 0 ? (
        <Text tone="subtle">{words.noEvents}</Text>
      ) : (
        <Stack gap="m" as="ul">
          {events.map(({ id, kind, device, happened_at }) => (
            <li key={id}>
              <Text>{words[kind]}</Text>
              <Note>
                {words.dateAndDevice({
                  date: dates.moment(happened_at),
                  device: device || words.unknownDevice,
                })}
              </Note>
            </li>
          ))}
        </Stack>
      )}
    </FoldedSection>
  );
}
