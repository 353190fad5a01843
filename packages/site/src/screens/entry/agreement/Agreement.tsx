import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { commonCopy } from "@kaitori/brand/copy/common";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { EntryStatus } from "@kaitori/domain";
import { Banner, Button, Heading, Inline, Note, Stack, Text } from "@kaitori/ui";
import { type ContractDocument, type ContractExplanation, type ContractTerms, getEntry } from "@kaitori/wire";
import { data } from "react-router";
import { entryIdOf } from "#application/entry/entry-id.ts";
import { isOffered } from "#application/entry/entry-price.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { footnote } from "./AgreementText.css.ts";
import { AgreementText } from "./AgreementText.tsx";
import { loadDocument, loadTerms } from "./load-terms.ts";

/** The algorithm's name, which must not break across lines. */
const algorithm = "SHA-256";

/** The exact text of the contract, to read and to print (B5). */
export default function AgreementScreen() {
  const dates = useDates();
  const words = useCopy(agreementCopy);
  const { print } = useCopy(commonCopy);
  const document = useScreenData<typeof load>();
  const { brand } = useSite();
  const { pdf, signed_at: signedAt = null, signed_by: name, signed_from: email } = document;
  const consent =
    signedAt !== null && name && email ? words.consent({ name, email, when: dates.moment(signedAt) }) : null;
  return (
    <Stack gap="l">
      {signedAt === null && <Banner tone="notice">{words.notSigned}</Banner>}
      <Heading level={1}>{document.title}</Heading>
      {signedAt !== null && (
        <div>
          <Text>{words.date({ date: dates.dayOf(signedAt) })}</Text>
          {consent !== null && <Text>{consent}</Text>}
        </div>
      )}
      <AgreementText text={document.text} level={2} />
      {document.hash !== "" && <Footnote>{words.hash({ hash: document.hash })}</Footnote>}
      {document.explanation && (
        <Explanation explanation={document.explanation} contractHash={document.hash} />
      )}
      <div data-screen-only>
        <Inline>
          {pdf && (
            <Button onClick={() => location.assign(new URL(pdf, brand.settings.apiHost ?? location.href))}>
              {words.pdf}
            </Button>
          )}
          <Button tone="secondary" onClick={() => globalThis.print()}>
            {print}
          </Button>
        </Inline>
      </div>
    </Stack>
  );
}

interface ExplanationProps {
  readonly explanation: ContractExplanation;
  readonly contractHash: string;
}

/** The explanation given before the contract, with a hash of its own. */
function Explanation({ explanation: { title, text, hash }, contractHash }: ExplanationProps) {
  const words = useCopy(explanationCopy);
  return (
    <Stack gap="l" as="section">
      <Heading level={2}>{title}</Heading>
      <AgreementText text={text} level={3} footnote={contractHash} />
      {hash !== "" && <Footnote>{words.hash({ hash })}</Footnote>}
    </Stack>
  );
}

function Footnote({ children: sentence }: { readonly children: string }) {
  return (
    <div className={footnote}>
      <Note>
        <KeepWhole part={algorithm}>{sentence}</KeepWhole>
      </Note>
    </div>
  );
}

type Agreement = Partial<ContractDocument> & Pick<ContractTerms, "title" | "text" | "hash">;

/** Loads the signed contract, or the text to sign during an offer; otherwise 404. */
export async function load({ site, params, request }: LoadArgs): Promise<Agreement> {
  const options = { params: { id: entryIdOf(params) } };
  const entry = await site.api.call(getEntry, options);
  if (entry.contracted_at !== null) return loadDocument(site, options);
  if (entry.status !== EntryStatus.reviewed || !entry.claims.some(isOffered))
    throw data(null, { status: 404 });
  const claims = new URL(request.url).searchParams.get("claims") ?? "";
  const query = /^\d+(,\d+)*$/.test(claims) ? { claims } : {};
  return loadTerms(site, { ...options, query });
}
