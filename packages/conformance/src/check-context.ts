import { todayInTokyo } from "@kaitori/domain";
import { listEntries, login, me } from "@kaitori/wire";
import type { Account, AccountState } from "./accounts.ts";
import { Skipped } from "./finding.ts";
import { type Answer, Browser, isSuccess, type Target } from "./http/browser.ts";
import { idOf, isObject, rowsOf } from "./json.ts";

export type CheckContext = ReturnType<typeof createContext>;
/** An account with the answers to its login, to `me` and to the list of its entries; the login may have failed. */
export type User = Awaited<ReturnType<typeof logIn>>;

/** The accounts and the server of one run of all checks. Each account logs in once, however many checks use it. */
export function createContext(target: Target, accounts: readonly Account[]) {
  let attempts: Promise<User[]> | undefined;
  /** Logs in all accounts of this service one by one, because a server may limit attempts. */
  const logInAll = () => (attempts ??= logInEach(target, accounts));
  /** The accounts that could log in. */
  const users = async () => (await logInAll()).filter((user) => isSuccess(user.login) && isSuccess(user.me));
  const requireUsers = async () => {
    const loggedIn = await users();
    if (loggedIn.length === 0) throw new Skipped("no account of the file could log in");
    return loggedIn;
  };
  return {
    target,
    accounts,
    today: todayInTokyo(target.now),
    visitor: () => new Browser(target),
    logInAll,
    users,
    requireUsers,
    requireUserInState: async (state: AccountState) => {
      const user = (await users()).find(({ account }) => account.state === state);
      if (!user) throw new Skipped(`no account "${state}" could log in`);
      return user;
    },
    requireAnyUser: async () => {
      const loggedIn = await requireUsers();
      const user = loggedIn.find(({ account }) => account.state === "any") ?? loggedIn[0];
      return user as User;
    },
    /** An entry of any account, preferably in this status. */
    findEntry: async (status?: number) => {
      for (const user of await users())
        for (const row of rowsOf((await user.entries()).body.value)) {
          const id = idOf(row);
          const isWanted = status === undefined || (isObject(row) && Number(row.status) === status);
          if (isWanted && id !== undefined) return { user, id };
        }
      return undefined;
    },
  };
}

async function logInEach(target: Target, accounts: readonly Account[]) {
  const users: User[] = [];
  for (const account of accounts) if (account.state !== "elsewhere") users.push(await logIn(target, account));
  return users;
}

async function logIn(target: Target, account: Account) {
  const { email, password } = account;
  const browser = new Browser(target);
  const answer = await browser.call(login, { body: { email, password, persistLoginState: false } });
  let list: Promise<Answer> | undefined;
  return {
    account,
    browser,
    login: answer,
    me: await browser.call(me, {}),
    entries: () => (list ??= browser.call(listEntries)),
  };
}
