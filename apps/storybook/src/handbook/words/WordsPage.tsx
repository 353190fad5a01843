import { Heading, SelectField, Stack, Text, TextField } from "@kaitori/ui";
import { useState } from "react";
import type { CopyOfPage } from "../../../copy-of-pages.ts";
import { Folded } from "../Folded.tsx";
import { HandbookPage } from "../HandbookPage.tsx";
import { catalogueOf, findTexts } from "./catalogue.ts";
import type { WordsLabels } from "./labels.ts";
import { TextRows } from "./TextRows.tsx";

export interface WordsPageProps {
  readonly labels: WordsLabels;
  readonly lang: "en" | "ja";
  readonly brand: {
    readonly settings: { readonly serviceName: string };
    readonly copy: { readonly [key: string]: string | undefined };
  };
  readonly copyOfPages: readonly CopyOfPage[];
}

/** Maximum results; another word narrows the search. */
const maximumResults = 30;

/** All texts of the selected brand: search by text, key or page, or browse by area. */
export function WordsPage({ labels, lang, brand, copyOfPages }: WordsPageProps) {
  const [query, setQuery] = useState("");
  const [page, setPage] = useState("");
  const texts = catalogueOf(brand.copy, copyOfPages);
  const areas = Object.entries(Object.groupBy(texts, ({ area }) => area));
  const found = query.trim() === "" && page === "" ? null : findTexts(texts, { query, page });
  const visible = found?.slice(0, maximumResults) ?? [];
  return (
    <HandbookPage title={labels.title} intro={labels.intro} lang={lang}>
      <Text>
        {labels.count({
          areas: areas.length,
          texts: texts.length,
          replaced: texts.filter(({ brandText }) => brandText !== undefined).length,
          service: brand.settings.serviceName,
        })}
      </Text>
      <TextField
        type="search"
        label={labels.search}
        hint={labels.searchHint}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <SelectField
        label={labels.page}
        value={page}
        onChange={({ target }) => setPage(target.value)}
        options={copyOfPages.map(({ address }) => ({ value: address, label: address }))}
      />
      <div role="status">
        {found && (
          <Text>
            {found.length > 0 ? labels.found({ found: found.length, shown: visible.length }) : labels.noMatch}
          </Text>
        )}
      </div>
      {found ? (
        <TextRows texts={visible} labels={labels} />
      ) : (
        <Stack as="section" gap="s">
          <Heading level={2}>{labels.byArea}</Heading>
          <div>
            {areas.map(([area, inArea = []]) => (
              <Folded
                key={area}
                title={`${area} (${inArea.length})`}
                isOpen={false}
                content={() => <TextRows texts={inArea} labels={labels} />}
              />
            ))}
          </div>
        </Stack>
      )}
    </HandbookPage>
  );
}
