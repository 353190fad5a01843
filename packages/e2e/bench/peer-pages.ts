/** The login page as we build it, taken apart so that others can be built of the same markup and styles. */
export interface LoginPage {
  readonly title: string;
  readonly styles: string;
  /** What stands in the body. */
  readonly markup: string;
}

export function loginPageOf(html: string): LoginPage {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("\n");
  const site = /<div id="site"[^>]*>([\s\S]*)<\/div>\s*<\/body>/.exec(html)?.[1] ?? "";
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "",
    styles,
    markup: site.replace(/<!--.*?-->/g, "").replace(/<link\b[^>]*>/g, ""),
  };
}

const form = /<form\b[^>]*>/;
const field = (name: string) => new RegExp(`(<input[^>]*name="${name}"[^>]*/>)`);
const errorOf = {
  email: "メールアドレスをご入力ください。",
  password: "パスワードをご入力ください。",
} as const;

/** The same two rules as ours: both are asked for, and what is typed of an address is tidied. */
const judge = `function judge(values) {
  const email = String(values.email ?? "").normalize("NFKC").trim();
  return { ...(email === "" && { email: ${JSON.stringify(errorOf.email)} }), ...(!values.password && { password: ${JSON.stringify(errorOf.password)} }) };
}
const send = (values) => fetch("/api/auth/", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(values) });
`;
const submit = (set: string) => `const submit = async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const found = judge(values);
    ${set};
    if (Object.keys(found).length === 0) await send(values);
  };`;

export function reactComponent({ markup }: LoginPage): string {
  const jsx = markup
    .replaceAll(" class=", " className=")
    .replaceAll(" for=", " htmlFor=")
    .replace(/ (?:noValidate|hidden)=""/g, "")
    .replace(form, "<form noValidate onSubmit={submit}>")
    .replace(field("email"), "$1{errors.email && <p>{errors.email}</p>}")
    .replace(field("password"), "$1{errors.password && <p>{errors.password}</p>}");
  return `import { useState } from "react";
${judge}
export default function Login() {
  const [errors, setErrors] = useState({});
  ${submit("setErrors(found)")}
  return <>${jsx}</>;
}
`;
}

export const svelteComponent = ({ markup }: LoginPage): string => `<script>
${judge}
  let errors = $state({});
  ${submit("errors = found")}
</script>
${markup
  .replace(form, "<form novalidate onsubmit={submit}>")
  .replace(field("email"), "$1{#if errors.email}<p>{errors.email}</p>{/if}")
  .replace(field("password"), "$1{#if errors.password}<p>{errors.password}</p>{/if}")}
`;

export const vueComponent = ({ markup }: LoginPage): string => `<script setup>
import { ref } from "vue";
${judge}
const errors = ref({});
${submit("errors.value = found")}
</script>
<template><div>${markup
  .replace(form, '<form novalidate @submit="submit">')
  .replace(field("email"), '$1<p v-if="errors.email">{{ errors.email }}</p>')
  .replace(field("password"), '$1<p v-if="errors.password">{{ errors.password }}</p>')}</div></template>
`;
