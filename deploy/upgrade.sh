#!/bin/sh
# One server after the other, each only when the one before it is ready: nobody notices.
set -eu
cd "$(dirname "$0")"
compose="docker compose --env-file kaitori.env"
$compose build kaitori-1
for server in kaitori-1 kaitori-2; do
  $compose up --detach --no-deps --wait "$server"
  # Until the proxy has asked it.
  sleep 5
done
