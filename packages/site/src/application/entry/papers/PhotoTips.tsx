import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { Link, Stack } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { caption, detail, illegibleText, legibleText, paper, rule, samples } from "./PaperDrawing.css.ts";

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

const text = <path d="M34 30h36M34 42h36M34 54h36M34 66h22" className={legibleText} />;

function PhotoSamples() {
  const words = useCopy(documentHintsCopy);
  const photoSamples = [
    {
      key: "good",
      words: words.photoGood,
      drawing: (
        <>
          <rect x="26" y="16" width="52" height="68" rx="2" className={paper} />
          {text}
          <path d="M84 80l6 7 10-14" className={legibleText} />
        </>
      ),
    },
    {
      key: "cut",
      words: words.photoCut,
      drawing: (
        <>
          <path d="M40 6v72h64V6z" className={paper} />
          <path d="M50 20h54M50 34h54M50 48h54M50 62h30" className={illegibleText} />
        </>
      ),
    },
    {
      key: "glare",
      words: words.photoGlare,
      drawing: (
        <>
          <rect x="26" y="16" width="52" height="68" rx="2" className={paper} />
          <path d="M34 30h36M34 66h22" className={illegibleText} />
          <ellipse cx="54" cy="48" rx="20" ry="12" className={detail} />
        </>
      ),
    },
    {
      key: "far",
      words: words.photoFar,
      drawing: (
        <>
          <path d="M44 34l22 4-5 30-22-4z" className={paper} />
          <path d="M46 42l12 2M45 49l12 2M44 56l8 1" className={illegibleText} />
        </>
      ),
    },
  ];
  return (
    <ul className={samples}>
      {photoSamples.map(({ key, words: phrase, drawing }) => (
        <li key={key}>
          <svg viewBox="0 0 104 100" aria-hidden="true">
            <rect x="1" y="1" width="102" height="98" rx="6" className={rule} />
            {drawing}
          </svg>
          <p className={caption}>{phrase}</p>
        </li>
      ))}
    </ul>
  );
}
