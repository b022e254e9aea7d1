export interface TestPhotoDrawing {
  readonly name: string;
  /** Chooses colours, shapes and noise. */
  readonly index: number;
  /** 1, 3, 6 or 8: the pixels are stored turned, so that they stand upright again once that tag is obeyed. */
  readonly orientation: number;
  /** Stored pixels. */
  readonly width: number;
  readonly height: number;
}

/** Runs inside the page (so it uses nothing from outside itself): a JPEG as base64, the same for the same drawing. */
export async function drawTestPhoto({ name, index, orientation, width, height }: TestPhotoDrawing): Promise<string> {
  const turned = orientation === 6 || orientation === 8;
  const [seenWidth, seenHeight] = turned ? [height, width] : [width, height];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas');
  if (orientation === 3) context.setTransform(-1, 0, 0, -1, width, height);
  if (orientation === 6) context.setTransform(0, -1, 1, 0, 0, height);
  if (orientation === 8) context.setTransform(0, 1, -1, 0, width, 0);

  const hue = (index * 137) % 360;
  const wall = context.createLinearGradient(0, 0, 0, seenHeight);
  wall.addColorStop(0, `hsl(${hue} 35% 78%)`);
  wall.addColorStop(1, `hsl(${hue} 30% 38%)`);
  context.fillStyle = wall;
  context.fillRect(0, 0, seenWidth, seenHeight);

  let seed = 2463534242 + index;
  const random = (): number => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 60; i += 1) {
    context.fillStyle = `hsl(${hue + 180 * random()} 45% ${25 + 50 * random()}% / 0.5)`;
    context.beginPath();
    const radius = seenHeight * (0.02 + 0.1 * random());
    context.ellipse(seenWidth * random(), seenHeight * random(), radius, radius * (0.4 + random()), random(), 0, 7);
    context.fill();
  }

  const middle = seenWidth / 2;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#fffdf6';
  context.fillRect(seenWidth * 0.08, seenHeight * 0.36, seenWidth * 0.84, seenHeight * 0.28);
  context.fillStyle = '#1d1a16';
  context.font = `${seenWidth / 8}px serif`;
  context.fillText(name.replace(/\.\w+$/, ''), middle, seenHeight * 0.5, seenWidth * 0.8);
  context.font = `${seenWidth / 30}px sans-serif`;
  context.fillText('this side up', middle, seenHeight * 0.06);

  const tile = new OffscreenCanvas(1024, 1024);
  const tileContext = tile.getContext('2d');
  if (tileContext === null) throw new Error('no canvas');
  const noise = tileContext.createImageData(tile.width, tile.height);
  for (let i = 0; i < noise.data.length; i += 4) {
    const grey = 255 * random();
    noise.data.set([grey, grey, grey, 26], i); // A tenth: the grain of a sensor at high sensitivity.
  }
  tileContext.putImageData(noise, 0, 0);
  context.resetTransform();
  context.fillStyle = context.createPattern(tile, 'repeat') ?? '#000';
  context.fillRect(0, 0, width, height);

  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer());
  let binary = '';
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(binary);
}
