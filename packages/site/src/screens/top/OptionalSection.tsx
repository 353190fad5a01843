import { assetUrl } from "@kaitori/brand";
import { telHref } from "@kaitori/domain";
import {
  Card,
  CheckIcon,
  CircleCheckIcon,
  Columns,
  DataList,
  Heading,
  Link,
  Note,
  Stack,
  Text,
  Unbroken,
} from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Picture } from "#parts/picture/Picture.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { Band, type SectionData, SectionHeading, useTopWords } from "./Band.tsx";
import * as styles from "./OptionalSection.css.ts";
import type { OptionalSections } from "./Top.tsx";

function History({ title, items }: SectionData<"history">) {
  return (
    <Band tone="surface" title={title}>
      <dl className={styles.history}>
        {items.map(({ when, text }) => (
          <div key={when} className={styles.year}>
            <dt className={styles.when}>{when}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function Figures({ title, items }: SectionData<"figures">) {
  return (
    <Band tone="surface" title={title}>
      <dl className={styles.figures}>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt className={styles.quietText}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function Telephone({ title, text }: SectionData<"telephone">) {
  const { phone, hours } = useSite().brand.settings.legal;
  return (
    <Band title={title} lead={text}>
      <div className={styles.call}>
        <a href={telHref(phone)} className={styles.telephone}>
          {phone}
        </a>
        <Note>
          <Unbroken>{hours}</Unbroken>
        </Note>
      </div>
    </Band>
  );
}

function Company({ title, text, picture }: SectionData<"company">) {
  const { company, representative, zipcode, address } = useSite().brand.settings.legal;
  return (
    <Band title={title}>
      <Stack gap="l">
        {picture && <Picture name={picture} sizes="(min-width: 56em) 60vw, 92vw" shape="wide" />}
        {text && <Text>{text}</Text>}
        <Text>
          <strong>{company}</strong>
          <br />
          {representative}
          <br />〒{zipcode} <Unbroken>{address}</Unbroken>
        </Text>
      </Stack>
    </Band>
  );
}

function Notices({ title, items }: SectionData<"notices">) {
  const dates = useDates();
  return (
    <Band tone="surface" title={title}>
      <DataList
        items={items.map(({ date, text, href }) => ({
          id: `${date} ${text}`,
          term: <time dateTime={date}>{dates.date(date)}</time>,
          value: href ? <Link href={href}>{text}</Link> : text,
        }))}
      />
    </Band>
  );
}

function Audience({ title, text, items, variant = "tiles" }: SectionData<"audience">) {
  const words = useTopWords();
  const { individuals } = useSite().brand.settings;
  return (
    <Band
      tone="surface"
      title={title ?? words.audienceTitle}
      lead={text ?? (individuals ? words.audienceBoth : words.audienceCorporate)}
    >
      <ul className={styles.audience[variant]}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.group[variant]}>
            <span className={styles.icon}>
              <CircleCheckIcon />
            </span>
            <Stack gap="none">
              <Heading level={3}>{title}</Heading>
              <Note>{text}</Note>
            </Stack>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Voices({ title, items, variant = "cards" }: SectionData<"voices">) {
  if (variant === "letters")
    return (
      <Band title={title}>
        <div className={styles.letters}>
          {items.map(({ who: speaker, text, picture }) => (
            <figure key={text} className={styles.letter}>
              {picture && <Picture name={picture} sizes="72px" shape="round" />}
              <blockquote className={styles.quotation}>
                <Text>{text}</Text>
              </blockquote>
              <figcaption className={styles.quietText}>{speaker}</figcaption>
            </figure>
          ))}
        </div>
      </Band>
    );
  return (
    <Band tone="subtle" title={title}>
      <Columns layout={items.length > 1 ? "thirds" : "whole"}>
        {items.map(({ who: speaker, text, picture }) => (
          <Card key={text} gap="xs">
            {picture && <Picture name={picture} sizes="72px" shape="round" />}
            <Text>「{text}」</Text>
            <Note>{speaker}</Note>
          </Card>
        ))}
      </Columns>
    </Band>
  );
}

function SectionWithPicture({ title, text, points = [], picture }: SectionData<"picture">) {
  const { brand } = useSite();
  const { width, height } = brand.assets.hero;
  return (
    <Band>
      <Columns layout="halves">
        {picture ? (
          <Picture name={picture} sizes="(min-width: 36em) 45vw, 92vw" />
        ) : (
          <img
            data-picture="hero"
            src={assetUrl(brand, "hero")}
            width={width}
            height={height}
            alt=""
            className={styles.picture}
          />
        )}
        <Stack gap="m">
          <SectionHeading>{title}</SectionHeading>
          {text && <Text>{text}</Text>}
          <Stack as="ul" gap="s">
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <span className={styles.icon}>
                  <CheckIcon />
                </span>
                {point}
              </li>
            ))}
          </Stack>
        </Stack>
      </Columns>
    </Band>
  );
}

export const optionalSections: OptionalSections = {
  voices: Voices,
  history: History,
  figures: Figures,
  audience: Audience,
  telephone: Telephone,
  picture: SectionWithPicture,
  notices: Notices,
  company: Company,
};
