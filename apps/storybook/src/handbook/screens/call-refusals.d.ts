declare module "virtual:call-refusals" {
  const refusals: import("../../../call-refusals.ts").CallRefusals;
  export default refusals;
}
