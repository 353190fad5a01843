import { commonCopy } from "@kaitori/brand/copy/common";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { href } from "@kaitori/domain";
import { Button, DataList, Link, Text, Unbroken } from "@kaitori/ui";
import type { Profile } from "@kaitori/wire";
import { useState } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { isMailChangeKept, MailChange } from "./MailChange.tsx";
import { PasswordChange } from "./PasswordChange.tsx";

/** The login: mail address and password, each changed separately. */
export function LoginSection({ profile }: { profile: Profile }) {
  const words = useCopy(profileCopy);
  const fields = useCopy(fieldsCopy);
  const { change } = useCopy(commonCopy);
  const [changing, setChanging] = useState<"mail" | "password" | null>(() =>
    isMailChangeKept() ? "mail" : null,
  );
  const close = () => setChanging(null);
  const items = [
    {
      id: "email",
      term: fields.email,
      value: <Unbroken>{profile.email}</Unbroken>,
      action: changing === null && (
        <Button tone="secondary" aria-label={words.changeMail} onClick={() => setChanging("mail")}>
          {change}
        </Button>
      ),
    },
    {
      id: "password",
      term: fields.password,
      value: <Text as="span">{profile.has_usable_password ? words.passwordSet : words.passwordNotSet}</Text>,
      action: profile.has_usable_password ? (
        changing === null && (
          <Button tone="secondary" aria-label={words.changePassword} onClick={() => setChanging("password")}>
            {change}
          </Button>
        )
      ) : (
        <Link variant="standalone" href={href.passwordRecover()}>
          {words.setPassword}
        </Link>
      ),
    },
  ];
  return (
    <TitledCard title={words.account} id="login">
      {changing === null && <DataList items={items} />}
      {changing === "mail" && <MailChange onClose={close} />}
      {changing === "password" && <PasswordChange profile={profile} onClose={close} />}
    </TitledCard>
  );
}
