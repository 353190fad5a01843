import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import type { IdentityDocumentType } from "@kaitori/domain";
import { Banner, Inline, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";
import { detail, illegibleText, legibleText, paper } from "#application/entry/papers/PaperDrawing.css.ts";
import { PhotoTips } from "#application/entry/papers/PhotoTips.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "./IdentityGuidance.css.ts";

export function IdentityGuidance({ type }: { type: IdentityDocumentType }) {
  const words = useCopy(identityCopy);
  const hints = useCopy(documentHintsCopy);
  const upload = useCopy(uploadCopy);
  return (
    <Stack gap="m">
      <Inline>
        <IdentityDrawing type={type} />
        <div className={styles.words}>
          {type === "other" && <Text size="small">{words.otherHint}</Text>}
          <Text size="small">{hints.identity}</Text>
        </div>
      </Inline>
      {type === "individualNumber" && <Banner tone="caution">{upload.myNumberNote}</Banner>}
      {type === "passport" && <Banner tone="caution">{words.passportNote}</Banner>}
      <PhotoTips />
    </Stack>
  );
}

const front = (
  <>
    <rect x="2" y="2" width="116" height="72" rx="6" className={paper} />
    <rect x="84" y="20" width="26" height="34" rx="2" className={detail} />
    <circle cx="97" cy="32" r="6" className={detail} />
    <path d="M87 52c2-10 18-10 20 0" className={detail} />
    <path d="M12 16h46M12 28h62M12 40h58M12 52h40" className={legibleText} />
    <path d="M12 64h92" className={illegibleText} />
  </>
);
const back = (
  <>
    <rect x="2" y="2" width="116" height="72" rx="6" className={paper} />
    <path d="M12 18h96M12 30h96M12 42h96M12 54h60" className={illegibleText} />
  </>
);
const refusedBack = (
  <>
    {back}
    <path d="M34 14 86 62M86 14 34 62" className={styles.refusedFrame} />
  </>
);
const page = (
  <>
    <rect x="2" y="2" width="116" height="82" rx="4" className={paper} />
    <rect x="10" y="14" width="30" height="40" rx="2" className={detail} />
    <circle cx="25" cy="28" r="7" className={detail} />
    <path d="M50 18h58M50 30h50M50 42h54M50 54h36" className={legibleText} />
    <path d="M10 68h98M10 76h98" className={illegibleText} />
  </>
);
const addressPage = (
  <>
    <rect x="2" y="2" width="116" height="82" rx="4" className={paper} />
    <path d="M12 18h40" className={illegibleText} />
    <path d="M12 34h96M12 48h96M12 62h70" className={legibleText} />
  </>
);

function IdentityDrawing({ type }: { type: IdentityDocumentType }) {
  const words = useCopy(identityCopy);
  const sides: Record<IdentityDocumentType, readonly DocumentSide[]> = {
    drivingLicence: [
      { drawing: front, words: words.front },
      { drawing: back, words: words.back },
    ],
    passport: [
      { drawing: page, words: words.photoPage, height: 86 },
      { drawing: addressPage, words: words.ownerPage, height: 86 },
    ],
    individualNumber: [
      { drawing: front, words: words.front },
      { drawing: refusedBack, words: words.withoutBack, isRefused: true },
    ],
    other: [
      { drawing: front, words: words.front },
      { drawing: back, words: words.back },
    ],
  };
  return (
    <Inline gap="s" align="start">
      {sides[type].map(({ drawing, words: name, height = 76, isRefused }) => (
        <figure key={name} className={styles.side}>
          <svg viewBox={`0 0 120 ${height}`} className={styles.drawing} aria-hidden="true">
            {drawing}
          </svg>
          <figcaption className={isRefused ? styles.refusedWords : undefined}>{name}</figcaption>
        </figure>
      ))}
    </Inline>
  );
}

interface DocumentSide {
  readonly drawing: ReactNode;
  readonly words: string;
  readonly height?: number;
  readonly isRefused?: true;
}
