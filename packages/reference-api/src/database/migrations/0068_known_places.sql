-- From where an account has been signed in to, by a keyed hash: strangers who try its password from elsewhere do not
-- keep its owner out.
create table known_place (
  key text primary key,
  seen_at timestamptz not null
);
create index known_place_by_age on known_place (seen_at);
