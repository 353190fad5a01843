import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { Link, Text } from "@kaitori/ui";
import { useSite } from "../../SiteProvider.tsx";
import { useCopy } from "../../use-copy.ts";

/** How papers are photographed so that they can be read; once a page. */
export function PhotoTips() {
  const { glareTip } = useCopy(documentHintsCopy);
  const { faq } = useCopy(uploadCopy);
  const { uploadFaq } = useSite().brand.settings.links;
  return (
    <div>
      <Text size="small" tone="quiet">
        {glareTip}
      </Text>
      <Link variant="standalone" href={uploadFaq} newTab>
        {faq}
      </Link>
    </div>
  );
}
