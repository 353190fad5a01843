import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import type { IdentityDocumentType } from "@kaitori/domain";
import { Banner, Card, Stack, Text } from "@kaitori/ui";
import { PhotoTips } from "#application/entry/papers/PhotoTips.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { IdentityDrawing } from "./IdentityDrawing.tsx";

/**
 * The sides of the paper that are wanted and the parts that must be readable; the back of some papers must not be sent.
 */
export function IdentityGuidance({ type }: { type: IdentityDocumentType }) {
  const words = useCopy(identityCopy);
  const hints = useCopy(documentHintsCopy);
  const upload = useCopy(uploadCopy);
  return (
    <Stack gap="m">
      <Card tone="quiet">
        <Stack gap="m">
          <IdentityDrawing type={type} />
          <div>
            <Text size="small" weight="strong">
              {upload.mustBeReadable}
            </Text>
            <Text size="small">{hints.identity}</Text>
          </div>
        </Stack>
      </Card>
      {type === "individualNumber" && <Banner tone="caution">{upload.myNumberNote}</Banner>}
      {type === "passport" && <Banner tone="caution">{words.passportNote}</Banner>}
      <PhotoTips />
    </Stack>
  );
}
