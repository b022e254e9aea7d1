import { drawPhoto } from '../../../local/sample/drawPhoto';
import { sampleLots } from '../../../src/domain/sample/sampleLots';

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const drawn = new Map<number, Buffer>();

/** A photo of 480 × 360 as somebody chooses it: quickly made ready, where a test is not about what a photo weighs. */
export function smallPhoto(name: string, place: number): ChosenFile {
  const buffer = drawn.get(place) ?? draw(place);
  drawn.set(place, buffer);
  return { name, mimeType: 'image/jpeg', buffer };
}

function draw(place: number): Buffer {
  const drawing = sampleLots()[place]?.drawing;
  if (drawing === undefined) throw new Error('The sample has no such drawing.');
  return drawPhoto(drawing, 1, 480, 360);
}
