import type { Page } from 'playwright-core';
import type { LocalAddresses } from '../../../local/net/project';
import { serverSide } from './documents';

type Fields = Record<string, Record<string, unknown>>;

const PATIENCE_MS = 60_000;

/**
 * What is true of a sale after faults, read past the rules: what a screen has acknowledged ("Saved on this device" or
 * "Sent") is on the server or in "Needs attention", nothing is there twice, and every client shows what the server has.
 */
export function saleOracle(addresses: LocalAddresses, saleId: string) {
  const server = serverSide(addresses);
  const documents = (collection: string) => server.list(`sales/${saleId}/${collection}`);

  /** The texts that operations have brought, in no order, each as often as an operation brought it. */
  async function texts(): Promise<string[]> {
    return (await documents('ops')).flatMap(({ fields }) =>
      Object.values(mapOf(fields['changes'])).flatMap((change) => {
        const after = mapOf(change)['after']?.['stringValue'];
        return typeof after === 'string' && after !== '' ? [after] : [];
      }),
    );
  }

  /** Every lot as `12 A vase`, in the order of the sale. */
  async function lots(): Promise<string[]> {
    const found = (await documents('lots')).map(({ name, fields }) => ({
      order: `${textOf(fields['order'])} ${name}`,
      words: `${String(fields['number']?.['integerValue'] ?? '')}${textOf(fields['suffix'])} ${textOf(fields['title'])}`,
    }));
    return found.sort((a, b) => (a.order < b.order ? -1 : 1)).map(({ words }) => words);
  }

  return {
    texts,
    lots,
    /** How many documents a collection of the sale has. */
    count: (collection: string): Promise<number> => server.count(saleId, collection),
    /** The stored files of the sale. */
    files: async (): Promise<string[]> =>
      (await server.objects()).filter((name) => name.startsWith(`sales/${saleId}/`)).sort(),
    /** Rejects, with what is wrong, when within 60 s all of it does not become true. */
    async settle(acknowledged: readonly string[], ...pages: readonly Page[]): Promise<void> {
      await until(async () => {
        const arrived = await texts();
        const attention = (await Promise.all(pages.map(needsAttention))).join('\n');
        const wrong = acknowledged.filter((text) => !arrived.includes(text) && !attention.includes(text));
        const twice = arrived.filter((text, place) => arrived.indexOf(text) !== place);
        const truth = await lots();
        const shown = await Promise.all(pages.map(lotsShown));
        const odd = shown.filter((rows) => rows.join('\n') !== truth.join('\n'));
        return { lost: wrong, twice, odd, truth: odd.length > 0 ? truth : [] };
      });
    },
  };
}

/** Waits until nothing is wrong any more. Rejects with the last that was. */
async function until(look: () => Promise<Readonly<Record<string, readonly unknown[]>>>): Promise<void> {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const wrong = await look();
    if (Object.values(wrong).every((each) => each.length === 0)) return;
    if (Date.now() > limit) throw new Error(`The sale did not come right: ${JSON.stringify(wrong, null, 1)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The rows of the grid as `12 A vase`. */
async function lotsShown(page: Page): Promise<string[]> {
  const names = await page
    .locator('[aria-label="Lots"] :is([role="row"], li)[aria-label]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace(/^Lot ([^,]+), (?:not described yet|([^,]*)).*$/, '$1 $2'));
}

async function needsAttention(page: Page): Promise<string> {
  const folded = page.getByRole('button', { name: /^Needs attention \(/, expanded: false });
  // It may go while one presses it: then nothing needs attention.
  if ((await folded.count()) > 0) await folded.click({ timeout: 2000 }).catch(() => undefined);
  return (await page.getByRole('alert').allInnerTexts()).join('\n');
}

function mapOf(value: Record<string, unknown> | undefined): Fields {
  const map = value?.['mapValue'] as { readonly fields?: Fields } | undefined;
  return map?.fields ?? {};
}

function textOf(value: Record<string, unknown> | undefined): string {
  const text = value?.['stringValue'];
  return typeof text === 'string' ? text : '';
}
