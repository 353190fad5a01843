import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { Link, Stack } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { PhotoSamples } from "./PhotoSamples.tsx";

/** Advice on photographing papers so that they can be read; once a page. */
export function PhotoTips() {
  const { photoSamples } = useCopy(documentHintsCopy);
  const { faq } = useCopy(uploadCopy);
  const { uploadFaq } = useSite().brand.settings.links;
  return (
    <Disclosure title={photoSamples}>
      <Stack gap="s">
        <PhotoSamples />
        {uploadFaq && (
          <Link variant="standalone" href={uploadFaq} newTab>
            {faq}
          </Link>
        )}
      </Stack>
    </Disclosure>
  );
}
