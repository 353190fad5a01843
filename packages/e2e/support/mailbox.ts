import { expect } from "@playwright/test";
import { sharedOrigin } from "./words.ts";

/**
 * Reads the link of the last mail to an address from the development mailbox of the server at that origin.
 */
export async function linkMailedTo(address: string, subject = "", origin = sharedOrigin()): Promise<string> {
  const { port } = new URL(origin);
  const mailbox = `http://127.0.0.1:${port}/mailbox`;
  const fetchText = async (url: string) => (await fetch(url)).text();
  let link = "";
  await expect
    .poll(async () => {
      const row = (await fetchText(mailbox))
        .split("<tr>")
        .find((text) => text.includes(`<td>${address}</td>`) && text.includes(subject));
      const id = row?.match(/\/mailbox\/(\d+)/)?.[1];
      if (!id) return "";
      link = (await fetchText(`${mailbox}/${id}`)).match(/<a href="(https?:[^"]+)"/)?.[1] ?? "";
      return link;
    })
    .not.toBe("");
  return link.replaceAll("&amp;", "&");
}

/** Reads the mails to an address, oldest first, from the development mailbox of the server at that origin. */
export async function mailsTo(
  address: string,
  origin = sharedOrigin(),
): Promise<{ subject: string; body: string }[]> {
  const mailbox = `http://127.0.0.1:${new URL(origin).port}/mailbox`;
  const fetchText = async (url: string) => (await fetch(url)).text();
  const rows = (await fetchText(mailbox)).split("<tr>").filter((row) => row.includes(`<td>${address}</td>`));
  const mails = rows.map(async (row) => {
    const [, id = "", subject = ""] = row.match(/\/mailbox\/(\d+)">([^<]*)</) ?? [];
    const [, body = ""] = (await fetchText(`${mailbox}/${id}`)).match(/<pre>(.*)<\/pre>/s) ?? [];
    return { subject, body: body.replaceAll(/<[^>]+>/g, "") };
  });
  return (await Promise.all(mails)).reverse();
}
