export { FileLine, type FileLineProps } from "./FileLine.tsx";
