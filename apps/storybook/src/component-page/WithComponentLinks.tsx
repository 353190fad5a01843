import facts from "virtual:component-facts";

const names = new RegExp(`(?<=.)\\b(${Object.keys(facts).join("|")})\\b`);

/** Links the names of components in a sentence, except its first word, which may be an ordinary one. */
export const WithComponentLinks = ({ children }: { readonly children: string }) =>
  children.split(names).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // Storybook shows the page in a frame; the link must leave it.
      <a key={`${index} ${part}`} href={`./${facts[part]?.page}`} target="_top" style={{ color: "inherit" }}>
        {part}
      </a>
    ),
  );
