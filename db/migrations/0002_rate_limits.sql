-- Counters of platform/rate-limit; `key` is an action and a salted hash of an address. Unlogged: a crash may forget them.

create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);
