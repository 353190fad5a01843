import { drawIcon } from "./Icon.tsx";

// Icons that nearly every page shows.

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
export const ExternalIcon = /* @__PURE__ */ drawIcon(<path d="M14 4h6v6M20 4l-9 9M17.5 14v5.5h-13v-13H10" />);
export const CloseIcon = /* @__PURE__ */ drawIcon(<path d="m6 6 12 12M18 6 6 18" />);
