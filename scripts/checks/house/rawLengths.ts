const SETTING =
  /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap|font|font-size|line-height|border(?:-[a-z]+)*-radius)(?:-[a-z-]+)?\s*:([^;}]*)/g;
const LENGTH = /(?<![\w.-])(\d*\.?\d+)(px|rem)\b/g;
/** CSS pixels of hairlines, and of what sets one thing right by eye. */
const SMALL = 4;
const PER_REM = 16;

/** Where a style sheet has a room, a size of text, a line or a corner of its own. */
export function rawLengths(sheet: string): number[] {
  // As long as they were, so that the offsets stay.
  const text = sheet.replaceAll(/\/\*.*?\*\//gs, (comment) => ' '.repeat(comment.length));
  return [...text.matchAll(SETTING)]
    .filter(([, value = '']) =>
      [...value.matchAll(LENGTH)].some(([, count, unit]) => Number(count) * (unit === 'rem' ? PER_REM : 1) > SMALL),
    )
    .map(({ index }) => index);
}
