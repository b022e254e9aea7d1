import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

const KEPT = path.resolve('e2e/pictures');
const SEEN = path.join(tmpdir(), 'lotsmith-pictures');

/** `npm run pictures` sets it: what is seen is kept, instead of being compared. */
const RENEWS = process.env['LOTSMITH_PICTURES'] === 'renew';

/** A channel may be off by so much of 255: the edges of letters are drawn a little different now and then. */
const MOST_OFF = 48;
/** So large a part of the pixels may be off by more. */
const MOST_PART = 0.002;

/**
 * The face that is operated is the system's, another one on each machine; the one that is printed comes with the
 * application. In pictures all is in that one.
 */
const STEADY = ":root { --serif: 'Steady' !important; --sans: 'Steady' !important; --mono: 'Steady' !important }";

/**
 * Makes a page draw the same on any machine. Once for each page that is loaded. The application's own rule gives its face
 * up when it comes late; here it is waited for.
 */
export async function steady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })),
    );
    const own = rules.find(({ rule }) => rule instanceof CSSFontFaceRule && rule.cssText.includes('woff2'));
    const [, address] = /url\(["']?([^"')]+)/.exec(own?.rule.cssText ?? '') ?? [];
    if (own === undefined || address === undefined) throw new Error('The page brings no face.');
    const face = new FontFace('Steady', `url("${new URL(address, own.base).href}")`, { weight: '200 900' });
    document.fonts.add(await face.load());
  });
  await page.addStyleTag({ content: STEADY });
  // Where the pointer was left by the steps before, something may be lit.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
}

/** How the page differs from the picture that is kept under this name: one sentence, or none. */
export async function unlikeKept(page: Page, name: string, fullPage = false): Promise<readonly string[]> {
  const seen = await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  const file = path.join(KEPT, `${name}.png`);
  if (RENEWS) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(file, seen);
    return [];
  }
  const kept = readKept(file);
  if (kept === null) return [`${name}: no picture of it is kept. Make it with "npm run pictures", and look at it.`];
  const off = await partThatIsOff(page, kept, seen);
  if (off <= MOST_PART) return [];
  mkdirSync(SEEN, { recursive: true });
  const place = path.join(SEEN, `${name}.png`);
  writeFileSync(place, seen);
  const part = Number.isFinite(off) ? `${(off * 100).toFixed(2)} % of it` : 'its size';
  return [
    `${name}: ${part} is another than in e2e/pictures. What was seen lies in ${place}; "npm run pictures" keeps it.`,
  ];
}

function readKept(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Which part of the pixels differs; Infinity for pictures of two sizes. The browser itself reads them. */
async function partThatIsOff(page: Page, kept: Buffer, seen: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
      async ([one, other, most]) => {
        const pixelsOf = async (base64: string): Promise<ImageData> => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const drawn = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          if (drawn === null) throw new Error('There is no canvas.');
          drawn.drawImage(bitmap, 0, 0);
          return drawn.getImageData(0, 0, bitmap.width, bitmap.height);
        };
        const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
        if (a.width !== b.width || a.height !== b.height) return Infinity;
        let off = 0;
        for (let at = 0; at < a.data.length; at += 4) {
          const apart = [0, 1, 2].some(
            (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > most,
          );
          if (apart) off += 1;
        }
        return off / (a.data.length / 4);
      },
      [kept.toString('base64'), seen.toString('base64'), MOST_OFF] as const,
    );
  } finally {
    await blank.close();
  }
}
