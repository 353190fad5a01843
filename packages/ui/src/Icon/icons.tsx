import { drawIcon } from "./Icon.tsx";

// Rarer icons. A bundle includes a whole file, so the frequent ones are in `first-icons.tsx`.

export const CheckIcon = /* @__PURE__ */ drawIcon(<path d="M5 12.5 10 17.5 19.5 7" />);
export const ClockIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.3l3.4 2" />
  </>,
);
/** Not reached yet. */
export const CircleIcon = /* @__PURE__ */ drawIcon(<circle cx="12" cy="12" r="9" />);
export const StopIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M5.8 5.8 18.2 18.2" />
  </>,
);
export const PlusIcon = /* @__PURE__ */ drawIcon(<path d="M12 5v14M5 12h14" />);
export const ChevronRightIcon = /* @__PURE__ */ drawIcon(<path d="m9 5.5 6.5 6.5L9 18.5" />);
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon(<path d="M15 5.5 8.5 12l6.5 6.5" />);
export const ChevronDownIcon = /* @__PURE__ */ drawIcon(<path d="m5.5 9 6.5 6.5L18.5 9" />);
export const DocumentIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M6 3h8.5L19 7.5V21H6Z" />
    <path d="M14 3v5h5M9 12.5h7M9 16.5h7" />
  </>,
);
export const CopyIcon = /* @__PURE__ */ drawIcon(<path d="M9 8.5h11V20H9ZM15 5.5V4H4v11.5h2" />);
export const UploadIcon = /* @__PURE__ */ drawIcon(<path d="M12 16V4.5M7 9.5l5-5 5 5M4.5 15.5v4h15v-4" />);
/** Moves something to another place. */
export const MoveIcon = /* @__PURE__ */ drawIcon(<path d="M4 8h15.5l-4-4M20 16H4.5l4 4" />);
export const TrashIcon = /* @__PURE__ */ drawIcon(
  <path d="M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6" />,
);
export const RetryIcon = /* @__PURE__ */ drawIcon(<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15" />);
export const SearchIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </>,
);
export const CalendarIcon = /* @__PURE__ */ drawIcon(<path d="M4 6h16v14.5H4ZM4 10.5h16M8 3.5V7M16 3.5V7" />);
export const LockIcon = /* @__PURE__ */ drawIcon(<path d="M5 10.5h14v10H5ZM8 10.5V8a4 4 0 0 1 8 0v2.5" />);
export const MailIcon = /* @__PURE__ */ drawIcon(<path d="M3.5 5.5h17v13h-17ZM3.5 7l8.5 6.5L20.5 7" />);
