import { drawIcon } from "./Icon.tsx";

// Each icon stands alone, so that a page carries only those it shows.

export const CheckIcon = /* @__PURE__ */ drawIcon(<path d="M5 12.5 10 17.5 19.5 7" />);
export const CircleCheckIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.4 2.8 2.8L16.2 9.4" />
  </>,
);
export const AlertIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M12 3.8 21.2 20H2.8Z" />
    <path d="M12 10v4.5M12 17.2v.1" />
  </>,
);
export const CircleAlertIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.2v.1" />
  </>,
);
export const InfoIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.8v.1" />
  </>,
);
export const ClockIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.3l3.4 2" />
  </>,
);
export const CloseIcon = /* @__PURE__ */ drawIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const StopIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M5.8 5.8 18.2 18.2" />
  </>,
);
export const PlusIcon = /* @__PURE__ */ drawIcon(<path d="M12 5v14M5 12h14" />);
export const MenuIcon = /* @__PURE__ */ drawIcon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const EyeIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M6.5 7C3.9 8.8 2.5 12 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 5.8a9 9 0 0 1 2-.3c6 0 9.5 6.5 9.5 6.5s-.8 1.5-2.3 3" />
    <path d="M4 4l16 16M10 10a3 3 0 0 0 4 4" />
  </>,
);
export const ChevronRightIcon = /* @__PURE__ */ drawIcon(<path d="m9 5.5 6.5 6.5L9 18.5" />);
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon(<path d="M15 5.5 8.5 12l6.5 6.5" />);
export const ChevronDownIcon = /* @__PURE__ */ drawIcon(<path d="m5.5 9 6.5 6.5L18.5 9" />);
export const ArrowRightIcon = /* @__PURE__ */ drawIcon(<path d="M4 12h15.5M13.5 6l6 6-6 6" />);
export const ExternalIcon = /* @__PURE__ */ drawIcon(<path d="M14 4h6v6M20 4l-9 9M17.5 14v5.5h-13v-13H10" />);
export const DocumentIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M6 3h8.5L19 7.5V21H6Z" />
    <path d="M14 3v5h5M9 12.5h7M9 16.5h7" />
  </>,
);
export const CopyIcon = /* @__PURE__ */ drawIcon(<path d="M9 8.5h11V20H9ZM15 5.5V4H4v11.5h2" />);
export const UploadIcon = /* @__PURE__ */ drawIcon(<path d="M12 16V4.5M7 9.5l5-5 5 5M4.5 15.5v4h15v-4" />);
export const CameraIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M3.5 7.5h4l1.8-2.5h5.4l1.8 2.5h4v12h-17Z" />
    <circle cx="12" cy="13" r="3.6" />
  </>,
);
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
export const UserIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20.5c.8-4 4-6 8-6s7.2 2 8 6" />
  </>,
);
export const PrintIcon = /* @__PURE__ */ drawIcon(
  <path d="M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7Z" />,
);
