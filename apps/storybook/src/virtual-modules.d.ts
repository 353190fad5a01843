declare module "virtual:component-facts" {
  const facts: Readonly<Record<string, import("../component-facts.ts").ComponentFacts>>;
  export default facts;
}
declare module "virtual:screen-facts" {
  const facts: readonly import("../screen-facts.ts").ScreenFacts[];
  export default facts;
}
