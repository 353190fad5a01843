import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { Heading, Stack, Text } from "@kaitori/ui";
import { getProfile } from "@kaitori/wire";
import { loadDraftEntry } from "#application/entry/draft/use-entry-draft.ts";
import { EarlierPapers, useNewPapers } from "#application/entry/step/EarlierPapers.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { WithdrawalsForm } from "./WithdrawalsForm.tsx";

export async function load({ site }: LoadArgs) {
  const [{ draft }, { bank_account }] = await Promise.all([
    loadDraftEntry({ site }),
    site.api.call(getProfile),
  ]);
  return { draft, ownAccount: bank_account };
}

export default function WithdrawalsScreen() {
  const words = useCopy(withdrawalsCopy);
  const { draft, ownAccount } = useScreenData<typeof load>();
  const newPapers = useNewPapers("withdrawalStatements", draft.banks.length > 0);
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.lead}</Text>
      </Stack>
      {newPapers.isAddingPapers ? (
        <WithdrawalsForm
          // The form remounts for a draft that another tab has saved.
          key={draft.version}
          savedDraft={draft}
          ownAccount={ownAccount}
          onStop={newPapers.stop}
        />
      ) : (
        <EarlierPapers
          step="submitWithdrawalsDetail"
          title={words.submittedTitle}
          text={words.submittedText}
          replaceLabel={words.sendNew}
          onReplace={newPapers.begin}
        />
      )}
    </Stack>
  );
}
