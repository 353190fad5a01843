import { afterEach, expect, test, vi } from "vitest";
import { say, spoken } from "./sentences.mjs";

afterEach(() => {
  vi.unstubAllEnvs();
  spoken([]);
});

const stops = { ja: "Ctrl+Cで止まります。", en: "Ctrl+C stops it." };

test.each([
  { machine: "ja_JP.UTF-8", args: ["start"], said: stops.ja },
  { machine: "ja_JP.UTF-8", args: ["dev", "akane"], said: stops.ja },
  { machine: "ja_JP.UTF-8", args: ["test"], said: stops.en },
  { machine: "ja_JP.UTF-8", args: ["start", "--lang", "en"], said: stops.en },
  { machine: "en_GB.UTF-8", args: ["start"], said: stops.en },
  { machine: "en_GB.UTF-8", args: ["start", "--lang=ja", "--port", "4200"], said: stops.ja },
])("R1.2 with the machine's language $machine, $args prints “$said”", ({ machine, args, said }) => {
  vi.stubEnv("LC_ALL", machine);
  expect(spoken(args).rest).toEqual(args.filter((text) => !/^(?:--lang|en$)/.test(text)));
  expect(say("stops")).toBe(said);
});

test("an unknown language is refused", () => {
  expect(spoken(["start", "--lang", "fr"]).refused).toBe("--lang takes ja or en.");
});
