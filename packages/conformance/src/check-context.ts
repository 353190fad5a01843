import { type CalendarDate, todayInTokyo } from "@kaitori/domain";
import { listEntries, login, me } from "@kaitori/wire";
import type { Account, AccountState } from "./accounts.ts";
import { type Answer, Browser, isSuccess, type Target } from "./http/browser.ts";
import { isObject, rowsOf } from "./json.ts";

/** An account with the answers to its login and to `me`; the login may have failed. */
export interface User {
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
  readonly #logins = new Map<Account, Promise<User>>();
  readonly #lists = new Map<User, Promise<Answer>>();

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
  async logInAll(): Promise<User[]> {
    const users: User[] = [];
    for (const account of this.accounts)
      if (account.state !== "elsewhere") users.push(await this.#logIn(account));
    return users;
  }

  /** The accounts that could log in. */
  async users(): Promise<User[]> {
    return (await this.logInAll()).filter((user) => isSuccess(user.login) && isSuccess(user.me));
  }

  async userInState(state: AccountState): Promise<User | undefined> {
    return (await this.users()).find(({ account }) => account.state === state);
  }

  async anyUser(): Promise<User | undefined> {
    const users = await this.users();
    return users.find(({ account }) => account.state === "any") ?? users[0];
  }

  /** The account's list of entries, fetched once. */
  entriesOf(user: User): Promise<Answer> {
    const list = this.#lists.get(user) ?? user.browser.call(listEntries);
    this.#lists.set(user, list);
    return list;
  }

  #logIn(account: Account): Promise<User> {
    const pending = this.#logins.get(account) ?? this.#logInNow(account);
    this.#logins.set(account, pending);
    return pending;
  }

  async #logInNow(account: Account): Promise<User> {
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
