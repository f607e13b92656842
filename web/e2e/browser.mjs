import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

function launchFrom(executablePath) {
  if (!existsSync(executablePath)) {
    throw new Error(`no Chromium at ${executablePath}; install it or set CHROMIUM to its path`);
  }
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'], // people's browsers keep the last pages for the way back
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--host-resolver-rules=MAP plain.test 127.0.0.1',
    ],
  });
}

/** Debian's Chromium, or the one that CHROMIUM names. */
export const launchWhole = () => launchFrom(process.env.CHROMIUM ?? '/usr/bin/chromium');

/** The headless shell that CHROMIUM_SHELL names takes a third less processor time, but shows no notifications. */
export const launch = () =>
  process.env.CHROMIUM_SHELL ? launchFrom(process.env.CHROMIUM_SHELL) : launchWhole();

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
export const url = process.env.CABESTAN_URL ?? 'http://localhost:8080';
