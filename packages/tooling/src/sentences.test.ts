import { afterEach, expect, test, vi } from "vitest";
import { sentenceOf, setLanguage } from "./sentences.mjs";

afterEach(() => {
  vi.unstubAllEnvs();
  setLanguage([]);
});

const stops = { ja: "Ctrl+Cで止まります。", en: "Ctrl+C stops it." };

test.each([
  { machine: "ja_JP.UTF-8", args: ["start"], printed: stops.ja },
  { machine: "ja_JP.UTF-8", args: ["dev", "akane"], printed: stops.ja },
  { machine: "ja_JP.UTF-8", args: ["test"], printed: stops.en },
  { machine: "ja_JP.UTF-8", args: ["start", "--lang", "en"], printed: stops.en },
  { machine: "en_GB.UTF-8", args: ["start"], printed: stops.en },
  { machine: "en_GB.UTF-8", args: ["start", "--lang=ja", "--port", "4200"], printed: stops.ja },
])("R1.2 with the machine's language $machine, $args prints “$printed”", ({ machine, args, printed }) => {
  vi.stubEnv("LC_ALL", machine);
  setLanguage(args);
  expect(sentenceOf("stops")).toBe(printed);
});

test("an unknown language is refused", () => {
  expect(() => setLanguage(["start", "--lang", "fr"])).toThrow("--lang takes ja or en.");
});
