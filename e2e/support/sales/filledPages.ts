import type { Page } from 'playwright-core';

/** The pages of a sale that are long only when somebody has given them a file: their address, and how they are filled. */
export const FILLED_PAGES: readonly (readonly [path: string, step: string, fill: (page: Page) => Promise<void>])[] = [
  ['import', 'columns', (page) => giveFile(page, 'Nachlass.csv', LOTS)],
  ['import', 'rows', checkRows],
  ['platform', 'mapping', (page) => giveFile(page, 'Auktion Wien.csv', TEMPLATE)],
];

const LONG = 'Eine sehr seltene Vase mit Blumen, Vögeln und einem kleinen Chip am Rand, wohl Delft';
const ROWS = Array.from({ length: 400 }, (_, at) => {
  const estimate = at % 40 === 3 ? 'siehe Brief' : `${at + 10}-${at + 20}`;
  return `${at + 1};${at % 9 === 0 ? LONG.repeat(4) : `Vase ${at}`};${estimate};Frau Müller-Lüdenscheidt;Keramik`;
});
const LOTS = ['Los-Nr.;Titel;Schätzpreis;Einlieferer;Interne Bemerkung des Hauses', ...ROWS].join('\r\n');
const TEMPLATE = [
  'Los;Titel;Katalogtext;Schätzpreis von;Mehrwertsteuersatz für Unternehmer;Land;Bild 1;Bild 2',
  `7;Vase;${LONG};100;20;AT;7_1.jpg;7_2.jpg`,
].join('\r\n');

async function giveFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'utf8') });
  await page.locator('main table select').first().waitFor();
}

async function checkRows(page: Page): Promise<void> {
  await page.locator('main table + button').press('Enter');
  await page.locator('main [role="table"] [aria-invalid]').first().waitFor();
}

/** Choices whose words do not fit between their edges, where the window has room for them. */
export const cutChoices = (page: Page): Promise<string[]> =>
  page.locator('main table select').evaluateAll((choices) =>
    choices.flatMap((choice) => {
      if (!(choice instanceof HTMLSelectElement)) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(choice);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('Nothing can be measured here.');
      pen.font = font;
      const words = choice.selectedOptions[0]?.text ?? '';
      const room = choice.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(words).width > room + 1 ? [`“${words}” has ${Math.round(room)} px`] : [];
    }),
  );
