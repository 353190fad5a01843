import { type BrandSettings, settingsKeys } from "@kaitori/brand/settings";
import { type BrandTokens, decisionKeys } from "@kaitori/brand/tokens";
import { DataList, Heading, Text } from "@kaitori/ui";
import { HandbookPage } from "../HandbookPage.tsx";
import { WrappingCode } from "../WrappingCode.tsx";
import { Keys, KeyValue } from "./Keys.tsx";
import type { KeyLabels } from "./labels.ts";

export function DecisionsPage({
  labels,
  tokens,
}: {
  readonly labels: KeyLabels;
  readonly tokens: BrandTokens;
}) {
  const { title, intro, sentences, overrides, overridesIntro, noOverrides } = labels.decisions;
  const overridden = Object.entries(tokens.overrides ?? {});
  return (
    <HandbookPage title={title} intro={intro} lang={labels.lang}>
      <Keys keys={decisionKeys()} sentences={sentences} data={tokens.decisions} labels={labels} />
      <Heading level={2}>{overrides}</Heading>
      <Text>{overridesIntro}</Text>
      {overridden.length === 0 ? (
        <Text tone="subtle">{noOverrides}</Text>
      ) : (
        <DataList
          items={overridden.map(([token, value]) => ({
            id: token,
            term: <WrappingCode text={token} />,
            value: <KeyValue value={value} absentText={labels.absentText} />,
          }))}
        />
      )}
    </HandbookPage>
  );
}

export function SettingsPage({
  labels,
  settings,
}: {
  readonly labels: KeyLabels;
  readonly settings: BrandSettings;
}) {
  const { title, intro, sentences } = labels.settings;
  return (
    <HandbookPage title={title} intro={intro} lang={labels.lang}>
      <Keys keys={settingsKeys()} sentences={sentences} data={settings} labels={labels} />
    </HandbookPage>
  );
}
