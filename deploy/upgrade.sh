#!/bin/sh
# Upgrades one server after the other without interruption.
set -eu
cd "$(dirname "$0")"
compose="docker compose --env-file kaitori.env"
$compose build kaitori-1
for server in kaitori-1 kaitori-2; do
  $compose up --detach --no-deps --wait "$server"
  # Until the health check of the proxy has passed.
  sleep 5
done
