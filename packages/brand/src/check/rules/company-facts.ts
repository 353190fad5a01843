import { prefectures, withoutCompanyForm } from "@kaitori/domain";
import { say } from "../../sentences/say.ts";
import { hostnameOf } from "../../settings/hosts.ts";
import type { Legal } from "../../settings/legal.ts";
import type { DataFile } from "../../source/data-file.ts";
import { settingsOf } from "../brand-source.ts";
import { findingsIn, type Rule } from "../finding.ts";
import { textsIn } from "../texts.ts";

const prefecturePattern = /^(東京都|北海道|(?:大阪|京都)府|\p{sc=Han}{2,3}県)(.*)/u;

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

/** The seats of the fifty district courts. */
const courtSeats =
  "東京 横浜 さいたま 千葉 水戸 宇都宮 前橋 静岡 甲府 長野 新潟 大阪 京都 神戸 奈良 大津 和歌山 名古屋 津 岐阜 福井 金沢 富山 広島 山口 岡山 鳥取 松江 福岡 佐賀 長崎 大分 熊本 鹿児島 宮崎 那覇 仙台 福島 山形 盛岡 秋田 青森 札幌 函館 旭川 釧路 高松 徳島 高知 松山";
const courtPattern = new RegExp(
  `^(?:(?:${courtSeats.replaceAll(" ", "|")})地方裁判所(?:(?:(?!裁判所).){1,8}支部)?|(?:(?!裁判所|地方).){1,8}簡易裁判所)$`,
);

/** Titles by the form of the company; its word for itself comes last. */
const forms: readonly (readonly [form: RegExp, titles: RegExp, right: string, we: RegExp])[] = [
  [/株式会社|有限会社/, /代表取締役|代表執行役|取締役/, "代表取締役", /[社店]/],
  [/合同会社|合名会社|合資会社/, /代表社員|業務執行社員|職務執行者/, "代表社員", /社/],
  [/組合/, /代表理事|理事長|組合長/, "代表理事", /組合/],
  [/[社財]団法人|特定非営利|NPO/, /代表理事|理事長|会長|理事/, "代表理事", /法人|会/],
];
const titlePattern = /代表(?:取締役|社員|理事|執行役)|(?<!代表)(?:取締役|業務執行社員|理事長|組合長)/;
const allTitles =
  /代表|取締役|社長|会長|理事長?|社員|執行役員?|職務執行者|組合長|最高経営責任者|C[A-Z]O|業務|兼|[\s・()（）]/g;

/** The first postcodes of the 23 wards of Tokyo. */
const wards =
  "100千代田 103中央 105港 110台東 112文京 114北 116荒川 120足立 124葛飾 130墨田 132江戸川 135江東 140品川 143大田 150渋谷 152目黒 154世田谷 160新宿 164中野 166杉並 169新宿 170豊島 173板橋 176練馬 180".split(
    " ",
  );
/** 台場 of 港区, and the large offices of several wards. */
const acrossWards = /^(?:135-?0091|137)/;
const townsOfTokyo = new RegExp(
  `^(?:${wards
    .map((ward) => ward.slice(3))
    .filter(Boolean)
    .join(
      "|",
    )})区|^(?:八王子|立川|武蔵野|三鷹|青梅|府中|昭島|調布|町田|小金井|小平|日野|東村山|国分寺|国立|福生|狛江|東大和|清瀬|東久留米|武蔵村山|多摩|稲城|羽村|あきる野|西東京)市|^.{1,6}[町村]`,
);

/** The first digits of telephone numbers, by prefecture. */
const areaCodes: readonly (readonly [RegExp, RegExp])[] = [
  [/^01/, /北海道|青森|岩手|秋田/],
  [/^02/, /宮城|山形|福島|新潟|長野|茨城|栃木|群馬/],
  [/^03/, /東京/],
  [/^0499[2468]/, /東京/],
  [/^042/, /東京|埼玉|神奈川/],
  [/^04/, /神奈川|千葉|埼玉|茨城/],
  [/^05/, /静岡|愛知|岐阜|三重|山梨|長野/],
  [/^06/, /大阪|兵庫/],
  [/^07/, /京都|大阪|兵庫|奈良|和歌山|滋賀|三重|富山|石川|福井/],
  [/^08/, /鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知/],
  [/^09/, /福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄/],
];
const withoutArea = /^0(?:[5789]0|120|800|570)/;

/** The name that a sorted list of codes and names has for this postcode. */
const nameOf = (list: readonly string[], zipcode: string) => {
  const found = list.findLast((each) => (/^\d+/.exec(each)?.[0] ?? "") <= zipcode);
  return found?.replace(/^\d+/, "") ?? "";
};

/** Finds a court, title, town, postcode or telephone number that does not exist or contradicts the other facts. */
function addFactFaults(
  { add, advise }: ReturnType<typeof findingsIn>,
  { company, we, representative, court, address, phone, zipcode }: Legal,
) {
  const unknown = court
    .normalize("NFKC")
    .split(/または|又は|もしくは|[、・]/)
    .find((each) => !courtPattern.test(each.trim()));
  if (unknown !== undefined) add(["legal", "court"], "noCourt", "nameCourt", { court: unknown });
  const [, titles, right = "", ownWords] = forms.find(([form]) => form.test(company)) ?? [];
  const title = titlePattern.exec(representative)?.[0];
  if (titles && title !== undefined && !titles.test(representative))
    add(["legal", "representative"], "titleOfOther", "titleLikeForm", { title, company, right });
  else if (representative.replace(allTitles, "").length < 2)
    add(["legal", "representative"], "noPerson", "titleAndName", { text: representative });
  if (we !== undefined && /[社組法]/.test(we) && ownWords && !ownWords.test(we)) {
    const ours = /組合/.test(company) ? "当組合" : "当社";
    add(["legal", "we"], "titleOfOther", "titleLikeForm", { title: we, company, right: ours });
  }
  const [, written = "", rest = ""] = prefecturePattern.exec(address) ?? [];
  if (written === "") return;
  const isInTokyo = written === "東京都";
  const [town] = (isInTokyo && !townsOfTokyo.test(rest) && /^.{1,6}?[区市]/.exec(rest)) || [];
  const noTown = prefectures.find((each) => rest.includes(each)) ?? town;
  if (noTown) add(["legal", "address"], "noTown", "correctAddress", { town: noTown });
  const prefecture = nameOf(postcodes, zipcode);
  const [, ward] = /^(.{1,4}?)区/.exec(rest) ?? [];
  const wardOfZip = isInTokyo && !town && !acrossWards.test(zipcode) ? nameOf(wards, zipcode) : "";
  const [rightPlace, writtenPlace] =
    written !== prefecture && !acrossBorders.test(zipcode)
      ? [prefecture, written]
      : wardOfZip && ward && ward !== wardOfZip
        ? [`${wardOfZip}区`, `${ward}区`]
        : [];
  if (rightPlace !== undefined && writtenPlace !== undefined)
    add(["legal", "zipcode"], "zipcodeOfOther", "correctAddress", {
      zipcode,
      prefecture: rightPlace,
      written: writtenPlace,
    });
  const [, region] = areaCodes.find(([code]) => code.test(phone) && !withoutArea.test(phone)) ?? [];
  if (region && !region.test(written))
    advise(["legal", "phone"], "codeOfPhone", "correctPhone", { phone, prefecture: written });
}

/** Facts that two companies cannot share. */
const ownFacts =
  /^(?:legal\.(?:representative|address|phone|email)|sender\.address|returnAccount\.(?:number|holder)|tags\.list\.\d+\.id)$/;
const isUnwritten = (text: string) => /要記入|0000000|-0000-0000|ミキニ/.test(text);
const factsIn = (file: DataFile | undefined) =>
  textsIn(file).filter(({ place, text }) => ownFacts.test(place.key) && !isUnwritten(text));

/** Finds facts of the company that contradict each other or are copied from another brand's company. */
export const companyFacts: Rule = ({ name, files: { settings: file } }, all) => {
  const settings = settingsOf(file);
  if (!file || !settings) return [];
  const { legal, sender, hosts, serviceName } = settings;
  const list = findingsIn(file);
  const { findings, add } = list;
  if (!/要記入/.test(JSON.stringify(legal))) addFactFaults(list, legal);
  const names = [serviceName, legal.company, withoutCompanyForm(legal.company)];
  if (!isUnwritten(sender.name) && !names.some((each) => sender.name.includes(each)))
    add(["sender", "name"], "differs", "ownName", {
      phrase: sender.name,
      fact: say("serviceName"),
      setting: serviceName,
      name: serviceName,
    });
  const domain = sender.address.replace(/.*@/, "");
  const ownDomains = [legal.email.replace(/.*@/, ""), ...hosts.map(hostnameOf)];
  if (
    !ownDomains.some(
      (other) => other === domain || other.endsWith(`.${domain}`) || domain.endsWith(`.${other}`),
    )
  )
    add(["sender", "address"], "senderDomain", "ownDomain", { domain });
  for (const other of all) {
    const company = settingsOf(other.files.settings)?.legal.company;
    if (other.name === name || company === undefined || company === legal.company) continue;
    const theirs = new Set(factsIn(other.files.settings).map(({ text }) => text));
    for (const { place, path, text } of factsIn(file))
      if (theirs.has(text))
        add(path, "factOfOther", "writeTruth", { key: place.key, text, brand: other.name });
  }
  // One finding a line: a fact of another company is the cause of what does not fit it.
  return [...new Map(findings.map((each) => [each.line, each])).values()];
};
