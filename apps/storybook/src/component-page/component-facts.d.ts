declare module "virtual:component-facts" {
  const facts: Readonly<Record<string, import("../../component-facts.ts").ComponentFacts>>;
  export default facts;
}
