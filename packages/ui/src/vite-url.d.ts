/** Vite gives the address of the file. */
declare module "*?url" {
  const address: string;
  export default address;
}
