import { externalCopy } from "@kaitori/brand/copy/external";
import type { Tags } from "@kaitori/brand/settings";
import { href } from "@kaitori/domain";
import { Button, LineLink, SmallHeading, Stack, Text } from "@kaitori/ui";
import { useId } from "react";
import { useStore } from "zustand";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePageRow } from "../site/screen-module.ts";
import * as styles from "./ConsentDialog.css.ts";
import { consentTo } from "./consent.ts";
import { isTagFree } from "./tag-free-pages.ts";

export default function ConsentDialog({ tags }: { readonly tags: Tags }) {
  const words = useCopy(externalCopy);
  const titleId = useId();
  const { store, answer } = consentTo(tags);
  const consent = useStore(store);
  const row = usePageRow();
  // The page on external transmission has its own controls.
  if (consent || !row || isTagFree(row.path) || row.page === "external") return null;
  return (
    <section role="dialog" aria-labelledby={titleId} className={styles.dialog}>
      <Stack gap="s">
        <SmallHeading id={titleId}>{words.dialogTitle}</SmallHeading>
        <Text>{words.dialogText}</Text>
        <div className={styles.buttons}>
          <Button tone="secondary" width="full" onClick={() => answer("refused")}>
            {words.refuse}
          </Button>
          <Button tone="secondary" width="full" onClick={() => answer("allowed")}>
            {words.allow}
          </Button>
        </div>
        <LineLink href={href.external()}>{words.dialogMore}</LineLink>
      </Stack>
    </section>
  );
}
