/** Where a tile is: CSS pixels of the window. */
export interface TileBox {
  readonly photoId: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Beside which photo a dragged one would land. */
export interface TileDrop {
  readonly photoId: string;
  readonly side: 'before' | 'after';
}

/** A pointer this far outside of all tiles, in CSS pixels, means none of them. */
const REACH = 48;

/** The place nearest to a point among tiles that fill lines one after the other; null when it is far from all. */
export function dropAt(
  tiles: readonly TileBox[],
  { x, y }: { readonly x: number; readonly y: number },
): TileDrop | null {
  let nearest: TileBox | null = null;
  let least = REACH;
  for (const tile of tiles) {
    const away = Math.hypot(outside(x, tile.left, tile.right), outside(y, tile.top, tile.bottom));
    if (away > least || (away === least && nearest !== null)) continue;
    [nearest, least] = [tile, away];
  }
  if (nearest === null) return null;
  return { photoId: nearest.photoId, side: x < (nearest.left + nearest.right) / 2 ? 'before' : 'after' };
}

function outside(at: number, from: number, to: number): number {
  return Math.max(from - at, at - to, 0);
}
