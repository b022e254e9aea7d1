import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Where distributions and vendors put it; `LOTSMITH_CHROMIUM` names another one. */
const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium loads two pages of its own for the suggestions of each window's address bar, which cost as much as one of ours. */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What playwright turns off. Of two lists of features Chromium takes the last one, so ours says it again. */
const OFF_FOR_TESTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** So that nothing but the page itself uses the machine and the network. */
export const QUIET = [
  `--disable-features=${[...OFF_FOR_TESTS, ...OWN_PAGES].join(',')}`,
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

/** A headless Chromium: the named one, the system's, or the one that playwright has installed. `more`: further switches. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const place = chromiumPlace();
  return chromium.launch({ args: [...QUIET, ...more], ...(place === undefined ? {} : { executablePath: place }) });
}
