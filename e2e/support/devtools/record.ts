import path from 'node:path';
import { buildSync } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import type { TimeMachine } from './recorder';

/** Puts the recorder of actions and states into every page that this window opens from now on. */
export async function record(context: BrowserContext): Promise<void> {
  const bundle = buildSync({
    entryPoints: [path.join(__dirname, 'recorder.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await context.addInitScript(bundle.outputFiles[0]?.text ?? '');
}

/** What the recorder of a page has of one kind, since the page was loaded. */
export function recorded<Result>(page: Page, what: 'actions' | 'states' | 'shown'): Promise<Result[]> {
  return page.evaluate((key) => {
    const { timeMachine } = window as { timeMachine?: TimeMachine };
    if (timeMachine === undefined) throw new Error('The page has no recorder.');
    return timeMachine[key]() as Result[];
  }, what);
}
