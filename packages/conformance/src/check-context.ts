import { login, me } from "@kaitori/wire";
import type { Account, AccountState } from "./accounts.ts";
import { type Answer, Browser, isSuccess, type Place } from "./http/browser.ts";
import { isObject, rowsOf } from "./json.ts";

/** An account that is logged in. */
export interface Person {
  readonly account: Account;
  readonly browser: Browser;
  readonly login: Answer;
  readonly me: Answer;
}

/** The shared context of one run of all checks: each account logs in once, and findings are passed on. */
export class CheckContext {
  readonly accounts: readonly Account[];
  readonly place: Place;
  readonly #people = new Map<Account, Promise<Person>>();
  readonly #lists = new Map<Person, Promise<Answer>>();

  constructor(place: Place, accounts: readonly Account[]) {
    this.place = place;
    this.accounts = accounts;
  }

  visitor(): Browser {
    return new Browser(this.place);
  }

  /** All accounts that can log in here, one after the other: a server may count attempts. */
  async people(): Promise<Person[]> {
    const people: Person[] = [];
    for (const account of this.accounts) {
      if (account.state === "elsewhere") continue;
      const person = await this.#enter(account);
      if (isSuccess(person.login) && isSuccess(person.me)) people.push(person);
    }
    return people;
  }

  /** Every attempt, whether or not it went well. */
  async attempts(): Promise<Person[]> {
    const here = this.accounts.filter(({ state }) => state !== "elsewhere");
    const all: Person[] = [];
    for (const account of here) all.push(await this.#enter(account));
    return all;
  }

  async person(state: AccountState): Promise<Person | undefined> {
    return (await this.people()).find(({ account }) => account.state === state);
  }

  async anybody(): Promise<Person | undefined> {
    const people = await this.people();
    return people.find(({ account }) => account.state === "any") ?? people[0];
  }

  entries(person: Person, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#lists.get(person) ?? ask();
    this.#lists.set(person, known);
    return known;
  }

  async #enter(account: Account): Promise<Person> {
    const entering = this.#people.get(account) ?? this.#enterNow(account);
    this.#people.set(account, entering);
    return entering;
  }

  async #enterNow(account: Account): Promise<Person> {
    const { email, password } = account;
    const browser = this.visitor();
    const entered = await browser.ask(login, { body: { email, password, persistLoginState: false } });
    return { account, browser, login: entered, me: await browser.ask(me, {}) };
  }
}

export const idOf = (row: unknown): string | number | undefined => {
  const id = isObject(row) ? row.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

export const idsOf = (answer: Answer): (string | number)[] =>
  rowsOf(answer.body.value).flatMap((row) => idOf(row) ?? []);
