import type { Page } from 'playwright-core';

/** A picture with a different colour in each quarter, as the given type. */
export async function drawQuarters(
  page: Page,
  width: number,
  height: number,
  type: string,
  transparent = false,
): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h, mime, clear]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      const quarters = clear ? [] : ['#e00000', '#00c000', '#0000e0', '#e0e000'];
      for (const [i, colour] of quarters.entries()) {
        if (context) context.fillStyle = colour;
        context?.fillRect(((i % 2) * w) / 2, (Math.floor(i / 2) * h) / 2, w / 2, h / 2);
      }
      const blob = await canvas.convertToBlob({ type: mime, quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [width, height, type, transparent] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** A picture whose bytes are spread evenly over it. */
export async function drawNoise(page: Page, type: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (mime) => {
    const canvas = new OffscreenCanvas(700, 500);
    const context = canvas.getContext('2d');
    const noise = new ImageData(700, 500);
    for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = i % 4 === 3 ? 255 : (i * 7919) % 251;
    context?.putImageData(noise, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: mime })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, type);
  return Buffer.from(base64, 'base64');
}

/** The name of the nearest of the colours above, white or black. */
export function colourName([red = 0, green = 0, blue = 0]: readonly number[]): string {
  const on = [red, green, blue].map((value) => value > 120).join();
  return (
    {
      'true,false,false': 'red',
      'false,true,false': 'green',
      'false,false,true': 'blue',
      'true,true,false': 'yellow',
      'true,true,true': 'white',
      'false,false,false': 'black',
    }[on] ?? on
  );
}
