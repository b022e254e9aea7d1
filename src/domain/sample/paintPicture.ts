/** A vessel as a potter would draw it: its radius from the rim (0) to the foot (1), as parts of its height. */
export interface Drawing {
  readonly profile: readonly number[];
  /** Body, red green blue from 0 to 255. */
  readonly colour: Colour;
  readonly band: Colour;
  /** Bands round the body; 0 for a plain one. */
  readonly bands: number;
  /** 0 to 1: how much of the light it throws back in one spot. */
  readonly gloss: number;
}

export type Colour = readonly [number, number, number];

/** How near the camera is: 1 shows the whole object, 2 half of it. */
export type Zoom = 1 | 2;

/** Four bytes a pixel, the fourth already 255. */
type Pixels = Uint8Array | Uint8ClampedArray;

const TABLE: Colour = [136, 108, 82];
const WALL: Colour = [214, 208, 197];
const TABLE_EDGE = 0.74;

/** The object on a table. Every pixel is computed here, so it belongs to nobody else. */
export function paintPicture(data: Pixels, drawing: Drawing, zoom: Zoom, width: number, height: number): void {
  for (let row = 0; row < height; row += 1) {
    const y = (row / height - 0.5) / zoom + 0.5;
    const t = (y - TOP) / (FOOT - TOP);
    const radius = t < 0 || t > 1 ? 0 : radiusAt(drawing.profile, t) * (FOOT - TOP);
    for (let column = 0; column < width; column += 1) {
      const x = ((column - width / 2) / height) * (1 / zoom);
      const at = (row * width + column) * 4;
      if (Math.abs(x) < radius) paintBody(data, at, drawing, x / radius, t);
      else paintRoom(data, at, x, y);
    }
  }
}

const TOP = 0.14;
const FOOT = 0.84;

/** `x` from the middle, `y` from the top, both in parts of the picture's height. */
function paintRoom(data: Pixels, at: number, x: number, y: number): void {
  const vignette = 1 - 0.28 * (x * x + (y - 0.5) ** 2);
  if (y < TABLE_EDGE) return paint(data, at, WALL, vignette, 0);
  const away = Math.hypot((x - 0.08) / 0.42, (y - FOOT) / 0.055);
  const shadow = 0.62 + 0.38 * Math.min(1, away);
  paint(data, at, TABLE, vignette * shadow, 0);
}

function paintBody(data: Pixels, at: number, drawing: Drawing, across: number, t: number): void {
  const facing = Math.sqrt(1 - across * across);
  // The light comes from the upper left.
  const light = 0.32 + 0.78 * Math.max(0, 0.8 * facing - 0.45 * across);
  const stripe = Math.sin(t * drawing.bands * 2 * Math.PI) > 0.72;
  const spot = drawing.gloss * Math.exp(-((across + 0.42) ** 2 / 0.012 + (t - 0.34) ** 2 / 0.03));
  paint(data, at, stripe ? drawing.band : drawing.colour, light, spot);
}

/** One pixel: no list of colours for each, there are millions. */
function paint(data: Pixels, at: number, colour: Colour, light: number, spot: number): void {
  for (let part = 0; part < 3; part += 1) {
    const value = Math.min(255, (colour[part] ?? 0) * light);
    data[at + part] = value + (255 - value) * spot;
  }
}

/** A Catmull-Rom curve through the points of the profile; never negative. */
function radiusAt(profile: readonly number[], t: number): number {
  const place = t * (profile.length - 1);
  const index = Math.floor(place);
  const p1 = profile[index] ?? 0;
  const p2 = profile[index + 1] ?? p1;
  const p0 = profile[index - 1] ?? p1;
  const p3 = profile[index + 2] ?? p2;
  const u = place - index;
  const cubic = (3 * (p1 - p2) + p3 - p0) * u ** 3 + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u ** 2 + (p2 - p0) * u;
  return Math.max(0, p1 + cubic / 2);
}
