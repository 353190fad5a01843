import { ButtonLink, type ButtonLinkProps, Heading, LineLink, Stack, Text } from "@kaitori/ui";
import type { ReactNode } from "react";

export interface PageLink extends Pick<ButtonLinkProps, "tone"> {
  readonly href: string;
  readonly label: string;
}

export interface TitledPageProps {
  /** Shown above the title: the progress, or a heading in place of the title. */
  readonly above?: ReactNode;
  readonly title?: string;
  /** Paragraphs that introduce the page. */
  readonly text?: string | readonly string[];
  readonly children?: ReactNode;
  /** The button to the next step. */
  readonly next?: PageLink | false | undefined;
  /** Another way to go on. */
  readonly other?: PageLink | false | undefined;
}

/** A page about one thing: its title, its content, and where to go from here. */
export function TitledPage({ above, title, text = [], children, next, other }: TitledPageProps) {
  const paragraphs = [text].flat();
  const heading = title && <Heading level={1}>{title}</Heading>;
  return (
    <Stack gap="l">
      {above}
      {paragraphs.length > 0 ? (
        <Stack gap="s">
          {heading}
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      ) : (
        heading
      )}
      {children}
      {next && (
        <ButtonLink href={next.href} tone={next.tone} width="full">
          {next.label}
        </ButtonLink>
      )}
      {other && <LineLink href={other.href}>{other.label}</LineLink>}
    </Stack>
  );
}
