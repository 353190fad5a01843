import axe from "axe-core";

/** axe, all WCAG 2.2 A and AA rules and its best practices. A story is a part of a page, so landmarks are not asked of it. */
const partOfAPage = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

export async function accessibilityFaults(root: HTMLElement, parameters: Record<string, unknown>) {
  const wholePage = parameters.wholePage === true;
  // The handbook's own links stand before every story, so axe cannot see that the skip link is the first of its page.
  const context = { include: [root], exclude: wholePage ? [["a[href='#main']"]] : [] };
  const { violations } = await axe.run(context, {
    rules: { ...(wholePage ? {} : partOfAPage), "target-size": { enabled: true } },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(" ")}: ${failureSummary?.replaceAll(/\s+/g, " ")}`,
    ),
  );
}
