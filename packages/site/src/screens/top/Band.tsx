import { copyOf, type TopSection } from "@kaitori/brand";
import { topCopy } from "@kaitori/brand/copy/top";
import { href } from "@kaitori/domain";
import { ButtonLink, type ButtonLinkProps, Text } from "@kaitori/ui";
import type { ReactNode } from "react";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { usePageContent } from "#foundation/site/screen-module.ts";
import { band, content, head, sectionHeading, titled, tones } from "./Band.css.ts";

export interface BandProps {
  readonly tone?: keyof typeof tones;
  readonly id?: string;
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

export function Band({ tone = "plain", id, title, lead, children }: BandProps) {
  return (
    <section id={id} className={`${band} ${tones[tone]} ${title ? titled : ""}`}>
      {title ? (
        <>
          <div className={head}>
            <SectionHeading>{title}</SectionHeading>
            {lead && <Text>{lead}</Text>}
          </div>
          <div className={content}>{children}</div>
        </>
      ) : (
        children
      )}
    </section>
  );
}

export const SectionHeading = ({ children }: { children: string }) => (
  <h2 className={sectionHeading}>{children}</h2>
);

export const useTopWords = () => copyOf(usePageContent().copy ?? {}, topCopy);

export type SectionData<Kind extends TopSection["kind"]> = Omit<Extract<TopSection, { kind: Kind }>, "kind">;

type CallToActionProps = Pick<ButtonLinkProps, "width" | "onClick"> & { readonly children: string };

/** Links to the registration, or to my-page if an earlier page has loaded the session; this page does not (R2.4). */
export function CallToAction({ children, ...rest }: CallToActionProps) {
  const words = useTopWords();
  const isUser = useSession().kind === "user";
  return (
    <ButtonLink href={isUser ? href.mypage() : href.register()} {...rest}>
      {isUser ? words.userButton : children}
    </ButtonLink>
  );
}
