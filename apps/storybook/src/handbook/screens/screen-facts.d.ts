declare module "virtual:screen-facts" {
  const facts: readonly import("../../../screen-facts.ts").ScreenFacts[];
  export default facts;
}
