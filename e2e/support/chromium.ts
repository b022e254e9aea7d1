import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Where distributions and vendors put it; `LOTSMITH_CHROMIUM` names another one. */
const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium: the named one, the system's, or the one that playwright has installed. */
export function launchChromium(): Promise<Browser> {
  const place = process.env['LOTSMITH_CHROMIUM'] ?? KNOWN_PLACES.find((path) => existsSync(path));
  return chromium.launch({ args: QUIET, ...(place === undefined ? {} : { executablePath: place }) });
}
