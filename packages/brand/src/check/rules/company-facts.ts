import * as v from "valibot";
import { say } from "../../sentences/say.ts";
import { hostOfOrigin } from "../../settings/hosts.ts";
import { BrandSettings } from "../../settings/schema.ts";
import { finding, placeOf, type Rule, type RuleFinding } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** The first postcodes of the prefectures. */
const postcodes = `
  00北海道 01秋田県 02岩手県 03青森県 04北海道 10東京都 21神奈川県 26千葉県 30茨城県 32栃木県 33埼玉県 37群馬県
  38長野県 40山梨県 41静岡県 44愛知県 50岐阜県 51三重県 52滋賀県 53大阪府 60京都府 63奈良県 64和歌山県 65兵庫県
  68鳥取県 69島根県 70岡山県 72広島県 74山口県 76香川県 77徳島県 78高知県 79愛媛県 80福岡県 84佐賀県 85長崎県
  86熊本県 87大分県 88宮崎県 89鹿児島県 90沖縄県 91福井県 92石川県 93富山県 94新潟県 96福島県 98宮城県 99山形県`
  .trim()
  .split(/\s+/);
/** Post offices that deliver across the border of a prefecture. */
const acrossBorders =
  /^(?:349|384|389|431|498|520|563|618|630|647|648|68[45]|811|817|83[89]|848|871|939|949)/;

/** Facts that two companies cannot share. */
const ownFacts =
  /^(?:legal\.(?:representative|address|phone|email)|sender\.address|returnAccount\.(?:number|holder)|tags\.list\.\d+\.id)$/;
const isUnwritten = (text: string) => /要記入|0000000|-0000-0000|ミキニ/.test(text);

/** The facts of the company fit each other, and are not left from another brand's company. */
export const companyFacts: Rule = ({ name, files: { settings } }, all) => {
  const read = v.safeParse(BrandSettings, settings?.value);
  if (!settings || !read.success) return [];
  const { legal, sender, hosts } = read.output;
  const findings: RuleFinding[] = [];
  const prefecture = postcodes.findLast((line) => line.slice(0, 2) <= legal.zipcode)?.slice(2) ?? "";
  const written = /^(?:東京都|北海道|(?:大阪|京都)府|\p{sc=Han}{2,3}県)/u.exec(legal.address)?.[0];
  if (written !== undefined && written !== prefecture && !acrossBorders.test(legal.zipcode))
    findings.push(
      finding(
        placeOf(settings, ["legal", "zipcode"]),
        say("zipcodeOfOther", { zipcode: legal.zipcode, prefecture, written }),
        say("correctAddress"),
      ),
    );
  const domain = sender.address.replace(/.*@/, "");
  const own = [legal.email.replace(/.*@/, ""), ...hosts.map(hostOfOrigin)];
  if (!own.some((other) => other === domain || other.endsWith(`.${domain}`) || domain.endsWith(`.${other}`)))
    findings.push(
      finding(placeOf(settings, ["sender", "address"]), say("senderDomain", { domain }), say("ownDomain")),
    );
  for (const other of all) {
    const theirs = v.safeParse(BrandSettings, other.files.settings?.value);
    if (other.name === name || !theirs.success || theirs.output.legal.company === legal.company) continue;
    const values = textsIn(other.files.settings).filter(({ place }) => ownFacts.test(place.key));
    for (const { place, text } of textsIn(settings)) {
      const isLeft = values.some((value) => value.text === text && ownFacts.test(place.key));
      if (isLeft && !isUnwritten(text))
        findings.push(
          finding(place, say("factOfOther", { key: place.key, text, brand: other.name }), say("writeTruth")),
        );
    }
  }
  return findings;
};
