declare module "virtual:component-facts" {
  const facts: Readonly<Record<string, import("../component-facts.ts").ComponentFacts>>;
  export default facts;
}
declare module "virtual:copy-of-pages" {
  const copyOfPages: readonly import("../copy-of-pages.ts").CopyOfPage[];
  export default copyOfPages;
}
