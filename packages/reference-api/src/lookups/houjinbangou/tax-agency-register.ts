import * as v from "valibot";
import type { Config } from "../../config/read-config.ts";
import type { CorporateRegister, Corporation } from "../../http/services.ts";
import { faultFields, type Log } from "../../log.ts";
import corporations from "./demo-register.json" with { type: "json" };
import { createMemoryRegister, withoutLegalForm } from "./register-in-memory.ts";

const agency = "https://api.houjin-bangou.nta.go.jp";
const timeoutMilliseconds = 3_000;
const minimumNameLength = 2;
const maximumCachedAnswers = 500;

/** Query of 法人番号システム Web-API 4.0, /4/name: XML in UTF-8, part of the name, without closed companies. */
const query = { type: "12", mode: "2", close: "0" };

/** Register of the National Tax Agency with a cache. It suggests no company if the agency does not answer. */
export function taxAgencyRegister({
  id,
  log,
  address = agency,
}: {
  id: string;
  log: Log;
  address?: string;
}): CorporateRegister {
  const cache = new Map<string, Promise<Corporation[]>>();

  async function fetchByName(name: string): Promise<Corporation[]> {
    const search = new URLSearchParams({ id, name, ...query });
    const answer = await fetch(`${address}/4/name?${search}`, {
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!answer.ok)
      throw Object.assign(new Error("The register refused"), {
        name: "TaxAgencyRefusal",
        code: answer.status,
      });
    return parseCorporations(await answer.text());
  }

  function findCached(name: string): Promise<Corporation[]> {
    const pending = cache.get(name) ?? fetchByName(name);
    cache.delete(name);
    cache.set(name, pending);
    pending.catch(() => cache.delete(name));
    const [oldest] = cache.keys();
    if (cache.size > maximumCachedAnswers && oldest !== undefined) cache.delete(oldest);
    return pending;
  }

  return {
    search: async (typed, limit) => {
      const name = toFullWidth(withoutLegalForm(typed).trim());
      if (name.length < minimumNameLength) return [];
      try {
        return await createMemoryRegister(await findCached(name)).search(typed, limit);
      } catch (error) {
        log("warn", "register of companies unreachable", faultFields(error));
        return [];
      }
    },
  };
}

/** The agency refuses names in half width (error 101). */
const toFullWidth = (name: string) =>
  name
    .normalize("NFKC")
    .replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
    .replaceAll(" ", "\u3000");

/** Parses flat `<corporation>` elements with one element per field. */
const parseCorporations = (xml: string): Corporation[] =>
  [...xml.matchAll(/<corporation>(.*?)<\/corporation>/gs)].map(([, row = ""]) => {
    const item = (name: string) => unescapeXml(new RegExp(`<${name}>([^<]*)</${name}>`).exec(row)?.[1] ?? "");
    return {
      houjinbangou: item("corporateNumber"),
      name: item("name"),
      kana: item("furigana"),
      address: ["prefectureName", "cityName", "streetNumber"].map(item).join("") || item("addressOutside"),
    };
  });

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
const unescapeXml = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (entity, name) => entities[name] ?? entity).trim();

/** Number, name, kana and address of each company. */
const rows = v.parse(v.array(v.tuple([v.string(), v.string(), v.string(), v.string()])), corporations);

/** Invented companies with valid numbers that are never issued. */
export const demoCorporations = rows.map(([houjinbangou, name, kana, address]) => ({
  houjinbangou,
  name,
  kana,
  address,
}));

export const demoRegister = () => createMemoryRegister(demoCorporations);

/** Chooses the tax agency's register if an application id is set; otherwise none in production and a demo elsewhere. */
export function chooseRegister(
  { houjinbangouId, environment }: Pick<Config, "houjinbangouId" | "environment">,
  log: Log,
): CorporateRegister {
  if (houjinbangouId) return taxAgencyRegister({ id: houjinbangouId, log });
  return environment === "production" ? { search: async () => [] } : demoRegister();
}
