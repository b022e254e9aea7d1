import { paintPicture } from '../../domain/sample/paintPicture';
import { type SampleLot, sampleLots } from '../../domain/sample/sampleLots';

/** Two of each material: enough to look round, and sent in a moment. */
const SHOWN = 12;
const [WIDTH, HEIGHT] = [960, 720];
const QUALITY = 0.85;

export function lots(): readonly SampleLot[] {
  const all = sampleLots();
  const step = Math.floor(all.length / SHOWN);
  return Array.from({ length: SHOWN }, (_, place) => all[place * step])
    .filter((lot) => lot !== undefined)
    .map((lot, place) => ({ ...lot, number: place + 1, ready: place % 3 !== 2 }));
}

/** Drawn by the page: no picture has to be fetched. */
export async function photo({ number, drawing }: SampleLot): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('The browser gave no canvas to draw on');
  const picture = context.createImageData(WIDTH, HEIGHT);
  picture.data.fill(255);
  paintPicture(picture.data, drawing, 1, WIDTH, HEIGHT);
  context.putImageData(picture, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([blob], `${number}-1.jpg`, { type: 'image/jpeg' });
}
