import { useLayoutEffect, useRef } from "react";

/** A mail as a program shows it: in a tree of its own, so that nothing of the page reaches it. */
export function MailInLook({ html, isNight }: { html: string; isNight: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const mail = new DOMParser().parseFromString(html, "text/html");
    const style = mail.createElement("style");
    // As if the machine had been set to dark, or had not.
    style.textContent = (mail.querySelector("style")?.textContent ?? "").replace(
      "(prefers-color-scheme:dark)",
      isNight ? "all" : "not all",
    );
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    root.replaceChildren(style, ...mail.body.childNodes);
    element.style.cssText = mail.body.style.cssText;
  }, [html, isNight]);
  return <div ref={place} />;
}
