import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Debian's Chromium, or the one that CHROMIUM names. */
export function launch() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    throw new Error(`no Chromium at ${executablePath}; install it or set CHROMIUM to its path`);
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
export const url = process.env.CABESTAN_URL ?? 'http://localhost:8080';
