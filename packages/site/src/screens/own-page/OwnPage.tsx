import { handOverAccountInWords, type PagePart } from "@kaitori/brand";
import { Heading, LineLink, Note, SmallHeading, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { usePageContent } from "#foundation/site/screen-module.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { Picture } from "#parts/picture/Picture.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { PhoneText } from "#parts/text/PhoneText.tsx";

export default function OwnPageScreen() {
  const { title = "", parts = [] } = usePageContent().page ?? {};
  return (
    <Stack gap="xl">
      <Heading level={1}>{title}</Heading>
      {parts.map((part, index) => (
        <Part key={`${index} ${part.kind}`} part={part} isFirst={index === 0} />
      ))}
    </Stack>
  );
}

function Part({ part, isFirst }: { part: PagePart; isFirst: boolean }) {
  if (part.kind === "picture")
    return (
      <Stack gap="s">
        <Picture name={part.picture} sizes="(min-width: 56em) 46rem, 92vw" isAboveFold={isFirst} />
        {part.text && <Note>{part.text}</Note>}
      </Stack>
    );
  return (
    <Stack as="section" gap="m">
      {part.title && <SmallHeading>{part.title}</SmallHeading>}
      <PartContent part={part} />
    </Stack>
  );
}

function PartContent({ part }: { part: Exclude<PagePart, { kind: "picture" }> }) {
  switch (part.kind) {
    case "text":
      return (
        <Stack gap="s">
          {linesOf(part.text).map((line) => (
            <Text key={line}>
              <Line>{line}</Line>
            </Text>
          ))}
        </Stack>
      );
    case "questions":
      return (
        <div>
          {part.items.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <Text>
                <Line>{answer}</Line>
              </Text>
            </Disclosure>
          ))}
        </div>
      );
    case "links":
      return (
        <Stack as="ul" gap="s">
          {part.items.map(({ label, href }) => (
            <li key={label}>
              <LineLink href={href}>{label}</LineLink>
            </li>
          ))}
        </Stack>
      );
  }
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** A line in which the phone number is a link and the account does not break. */
function Line({ children: line }: { readonly children: string }) {
  const account = handOverAccountInWords(useSite().brand.settings);
  return line.includes(account) ? (
    <KeepWhole part={account}>{line}</KeepWhole>
  ) : (
    <PhoneText>{line}</PhoneText>
  );
}
