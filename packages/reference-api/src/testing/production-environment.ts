/** Minimum environment of production. */
export const productionEnvironment = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://db/kaitori",
  MAIL_URL: "smtps://mail.example",
  SECRET_KEY: "0123456789012345678901234567890123456789",
  TRUST_PROXY: "1",
  DESK_HOSTS: "desk.example.com",
};
