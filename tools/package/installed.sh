#!/bin/sh
# What runs is the new program from now on.
[ -d /run/systemd/system ] || exit 0
systemctl daemon-reload
systemctl try-restart 'tabby@*.service'
