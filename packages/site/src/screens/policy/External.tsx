import { externalCopy } from "@kaitori/brand/copy/external";
import type { Tags } from "@kaitori/brand/settings";
import {
  Button,
  type DataItem,
  DataList,
  Heading,
  Inline,
  Link,
  SmallHeading,
  Stack,
  Text,
} from "@kaitori/ui";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { consentTo } from "#foundation/analytics/consent.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { tagFacts } from "./Privacy.tsx";

const wideItems = (items: readonly DataItem[]) => items.map((item) => ({ ...item, isWide: true }));

/** The data sent to others from the visitor's browser (電気通信事業法), and the visitor's consent to it. */
export default function ExternalScreen() {
  const { settings } = useSite().brand;
  const words = useCopy(externalCopy);
  const { tags, serviceName } = settings;
  if (!tags)
    return (
      <Stack gap="xl">
        <Heading level={1}>{words.title}</Heading>
        <Text>{words.none({ serviceName })}</Text>
      </Stack>
    );
  return (
    <Stack gap="xl">
      <Heading level={1}>{words.title}</Heading>
      <Text>{words.lead({ serviceName })}</Text>
      {tags.list.map((tag) => {
        const { name, company, sent: dataSent, purpose, policy, optOut } = tagFacts(tag, words);
        const link = (href: string, text: string) => (
          <Link href={href} newTab>
            {text}
          </Link>
        );
        return (
          <Stack key={name} gap="s" as="section">
            <SmallHeading>{name}</SmallHeading>
            <DataList
              items={wideItems([
                { id: "company", term: words.company, value: company },
                { id: "sent", term: words.sent, value: dataSent },
                { id: "purpose", term: words.purpose, value: purpose },
                { id: "policy", term: words.policy, value: link(policy, words.policyLink({ company })) },
                ...(optOut
                  ? [{ id: "optOut", term: words.optOut, value: link(optOut, words.optOutLink) }]
                  : []),
              ])}
            />
          </Stack>
        );
      })}
      <Stack gap="s" as="section">
        <SmallHeading>{words.neverTitle}</SmallHeading>
        <Text>{words.neverText}</Text>
      </Stack>
      <TagChoice tags={tags} />
    </Stack>
  );
}

/** The cookies of Google's tags; those of other tags cannot be distinguished from the site's own. */
const tagCookie = /^_(?:ga|gid|gat|gcl|dc_gtm)/;

function deleteTagCookies(): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => `;domain=.${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!tagCookie.test(name)) continue;
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that is served
      document.cookie = `${name}=;max-age=0;path=/${domain}`;
    }
  }
}

/** Gives or withdraws consent; a withdrawal reloads the page. */
function TagChoice({ tags }: { readonly tags: Tags }) {
  const { reloader } = useSite();
  const words = useCopy(externalCopy);
  const consent = consentTo(tags);
  const answer = useStore(consent.store);
  // The prerendered page does not contain the consent of this browser.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  const isGiven = consent.isGiven();
  const refuse = () => {
    consent.answer("refused");
    deleteTagCookies();
    if (isGiven) void reloader.reload();
  };
  const stateText = isGiven ? words.allowed : answer ? words.refused : words.undecided;
  return (
    <Stack gap="s" as="section">
      <SmallHeading>{words.choiceTitle}</SmallHeading>
      <div role="status">
        <Text>{stateText}</Text>
      </div>
      <Inline gap="s">
        {(isGiven || !answer) && (
          <Button tone="secondary" onClick={refuse}>
            {isGiven ? words.withdraw : words.refuse}
          </Button>
        )}
        {!isGiven && (
          <Button tone="secondary" onClick={() => consent.answer("allowed")}>
            {words.allow}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
