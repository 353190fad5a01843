import facts from "virtual:component-facts";

const names = new RegExp(`(?<=.)\\b(${Object.keys(facts).join("|")})\\b`);

/** A sentence of the notes, in which each component that it names leads to its page; at its beginning stands an ordinary word. */
export const Named = ({ children }: { readonly children: string }) =>
  children.split(names).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // Out of the frame in which pages are drawn.
      <a key={`${index} ${part}`} href={`./${facts[part]?.page}`} target="_top" style={{ color: "inherit" }}>
        {part}
      </a>
    ),
  );
