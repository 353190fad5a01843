import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { Text } from "@kaitori/ui";
import { type CurrentUser, type Id, markDelinquencyFiles } from "@kaitori/wire";
import { useEffect, useEffectEvent, useState } from "react";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { useKnownFiles } from "./use-profile-page.ts";

/** The upload of papers about tax arrears; every uploaded paper is marked as current. */
export function DelinquencyPapers({ user }: { user: CurrentUser }) {
  const { api, session } = useSite();
  const words = useCopy(profileCopy);
  const hints = useCopy(documentHintsCopy);
  const kinds = useCopy(fileKindsCopy);
  const { failure, attempt } = useAction();
  const uploadedFiles = user.addfiles.filter(({ kind }) => kind === "delinquency");
  useKnownFiles({ addfiles: uploadedFiles });
  const { records, isUnderWay } = useUploads("delinquency");
  const [markedIds, setMarkedIds] = useState(() => idsOf(uploadedFiles));

  const ids = idsOf(records);
  const mark = useEffectEvent(async () => {
    const body = { ids: records.flatMap(({ id }) => (id === null ? [] : [id])) };
    const outcome = await attempt(() => api.call(markDelinquencyFiles, { body }));
    if (!outcome.ok) return;
    setMarkedIds(ids);
    await session.renew().catch(() => undefined);
  });
  useEffect(() => {
    if (ids !== markedIds && !isUnderWay) void mark();
  }, [ids, markedIds, isUnderWay]);

  return (
    <TitledCard title={words.delinquency} id="delinquency">
      <Text>{words.delinquencyText}</Text>
      {failure && <FormFailure error={failure} />}
      <UploadField
        kind="delinquency"
        label={kinds.delinquency}
        hint={hints.delinquency}
        hidesOptionalMark
        multiple
      />
    </TitledCard>
  );
}

const idsOf = (records: readonly { readonly id: Id | null }[]) =>
  records
    .map(({ id }) => id)
    .sort()
    .join();
