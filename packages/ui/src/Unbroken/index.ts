export { Unbroken } from "./Unbroken.tsx";
