import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Where distributions and vendors put it; `LOTSMITH_CHROMIUM` names another one. */
const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** So that nothing but the page itself uses the machine and the network. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of this machine; undefined when only playwright knows one. */
export function chromiumPlace(): string | undefined {
  return process.env['LOTSMITH_CHROMIUM'] ?? KNOWN_PLACES.find((path) => existsSync(path));
}

/** A headless Chromium: the named one, the system's, or the one that playwright has installed. */
export function launchChromium(): Promise<Browser> {
  const place = chromiumPlace();
  return chromium.launch({ args: QUIET, ...(place === undefined ? {} : { executablePath: place }) });
}
