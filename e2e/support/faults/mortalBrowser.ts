import { spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPlace, QUIET } from '../app/chromium';

export interface MortalBrowser {
  readonly page: Page;
  /** Ends the whole browser at once, as a crash or an empty battery does; the page gets no event. */
  kill(): Promise<void>;
}

interface MortalOptions {
  /** Nothing answers any more, this machine neither: also not to service workers. */
  readonly offline?: boolean;
}

/** A proxy that is not there. */
const NO_NETWORK = ['--proxy-server=127.0.0.1:1', '--proxy-bypass-list=<-loopback>'];

/** A Chromium with a profile that outlives it, in a process of its own. */
export async function openMortalBrowser(
  profile: string,
  { offline = false }: MortalOptions = {},
): Promise<MortalBrowser> {
  const place = chromiumPlace() ?? chromium.executablePath();
  const flags = [...QUIET, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(place, [...flags, ...(offline ? NO_NETWORK : []), 'about:blank'], {
    // A group of its own: the helpers of the browser end with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void exited.then(() => reject(new Error(`The browser did not start: ${said}`)));
  });
  const browser: Browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no window.');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  page.setDefaultTimeout(60_000);
  return {
    page,
    async kill() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await exited;
      await browser.close().catch(() => undefined);
    },
  };
}
