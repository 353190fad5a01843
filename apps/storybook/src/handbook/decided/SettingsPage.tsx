import { type BrandSettings, settingsKeys } from "@kaitori/brand/settings";
import { HandbookPage } from "../HandbookPage.tsx";
import { Keys } from "./Keys.tsx";
import type { KeyLabels } from "./labels.ts";

export interface SettingsPageProps {
  readonly labels: KeyLabels;
  readonly settings: BrandSettings;
}

export function SettingsPage({ labels, settings }: SettingsPageProps) {
  const { title, intro, sentences } = labels.settings;
  return (
    <HandbookPage title={title} intro={intro} lang={labels.lang}>
      <Keys keys={settingsKeys()} sentences={sentences} data={settings} labels={labels} />
    </HandbookPage>
  );
}
