import { expect, type TestInfo } from "@playwright/test";

/** What the server has sent to an address last: opened in the development mailbox of the server at that origin. */
export async function linkMailedTo(
  address: string,
  info: TestInfo,
  subject = "",
  origin = info.project.use.baseURL ?? "",
): Promise<string> {
  const { port } = new URL(origin);
  const mailbox = `http://127.0.0.1:${port}/mailbox`;
  const read = async (url: string) => (await fetch(url)).text();
  let link = "";
  await expect
    .poll(async () => {
      const row = (await read(mailbox))
        .split("<tr>")
        .find((text) => text.includes(`<td>${address}</td>`) && text.includes(subject));
      const id = row?.match(/\/mailbox\/(\d+)/)?.[1];
      if (!id) return "";
      link = (await read(`${mailbox}/${id}`)).match(/<a href="(https?:[^"]+)"/)?.[1] ?? "";
      return link;
    })
    .not.toBe("");
  return link.replaceAll("&amp;", "&");
}
