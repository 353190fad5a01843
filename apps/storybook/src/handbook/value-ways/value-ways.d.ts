declare module "virtual:value-ways" {
  const ways: import("../../../value-ways.ts").ValueWays;
  export default ways;
}
