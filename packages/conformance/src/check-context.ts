import { type CalendarDate, todayInTokyo } from "@kaitori/domain";
import { listEntries, login, me } from "@kaitori/wire";
import type { Account, AccountState } from "./accounts.ts";
import { type Answer, Browser, isSuccess, type Target } from "./http/browser.ts";
import { isObject, rowsOf } from "./json.ts";

/** An account with the answers to its login and to `me`; the login may have failed. */
export interface Person {
  readonly account: Account;
  readonly today: CalendarDate;
  readonly browser: Browser;
  readonly login: Answer;
  readonly me: Answer;
}

/** The accounts and the server of one run of all checks. Each account logs in once, however many checks use it. */
export class CheckContext {
  readonly accounts: readonly Account[];
  readonly target: Target;
  readonly #logins = new Map<Account, Promise<Person>>();
  readonly #lists = new Map<Person, Promise<Answer>>();

  constructor(target: Target, accounts: readonly Account[]) {
    this.target = target;
    this.accounts = accounts;
  }

  get today(): CalendarDate {
    return todayInTokyo(this.target.now);
  }

  visitor(): Browser {
    return new Browser(this.target);
  }

  /** Logs in all accounts of this service one by one, because a server may limit attempts. */
  async logInAll(): Promise<Person[]> {
    const people: Person[] = [];
    for (const account of this.accounts)
      if (account.state !== "elsewhere") people.push(await this.#logIn(account));
    return people;
  }

  /** The accounts that could log in. */
  async people(): Promise<Person[]> {
    return (await this.logInAll()).filter((person) => isSuccess(person.login) && isSuccess(person.me));
  }

  async person(state: AccountState): Promise<Person | undefined> {
    return (await this.people()).find(({ account }) => account.state === state);
  }

  async anybody(): Promise<Person | undefined> {
    const people = await this.people();
    return people.find(({ account }) => account.state === "any") ?? people[0];
  }

  /** The account's list of entries, fetched once. */
  entriesOf(person: Person): Promise<Answer> {
    const list = this.#lists.get(person) ?? person.browser.call(listEntries);
    this.#lists.set(person, list);
    return list;
  }

  #logIn(account: Account): Promise<Person> {
    const pending = this.#logins.get(account) ?? this.#logInNow(account);
    this.#logins.set(account, pending);
    return pending;
  }

  async #logInNow(account: Account): Promise<Person> {
    const { email, password } = account;
    const browser = this.visitor();
    const answer = await browser.call(login, { body: { email, password, persistLoginState: false } });
    return { account, browser, today: this.today, login: answer, me: await browser.call(me, {}) };
  }
}

export const idOf = (row: unknown): string | number | undefined => {
  const id = isObject(row) ? row.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

export const idsOf = (answer: Answer): (string | number)[] =>
  rowsOf(answer.body.value).flatMap((row) => idOf(row) ?? []);
