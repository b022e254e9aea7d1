import { decodeEntities } from './htmlEntities';

/** Elements that stand in the line, and those that begin one of their own. What is called otherwise is no element. */
const INLINE =
  'a abbr b big center cite code em font i img input label mark q s small span strike strong sub sup tt u wbr';
const BLOCKS =
  'address article blockquote body caption dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr html main p pre section table tbody tfoot thead tr';
const LISTS = 'ul ol li';
const CELLS = 'td th';
/** Stands for `<!-- … -->` where names of elements stand. */
const COMMENT = '!--';
const UNSEEN = 'script style head title template noscript svg iframe object';

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const [inline, cells, unseen] = [namesOf(INLINE), namesOf(CELLS), namesOf(UNSEEN)];
const lineNames = namesOf([BLOCKS, LISTS].join(' '));
const known = namesOf([INLINE, BLOCKS, LISTS, CELLS, UNSEEN, 'br col colgroup meta link'].join(' '));

/** The beginning of an element, read at a place of the text. */
const TAG = /<(\/?)([a-z][a-z0-9]{0,15})(?=[\s/>])/iy;

/** A piece of the text: words, or the name of an element. */
interface Piece {
  readonly text: string;
  readonly name: string | null;
  readonly closes: boolean;
}

/**
 * What a browser would show of a text that holds HTML: line breaks and marks of lists stay. A text without HTML comes
 * back as it is. Nothing of it is run or loaded: elements are only looked for and left out, in one pass.
 */
export function plainText(text: string): string {
  const pieces = text.includes('<') ? piecesOf(text) : [];
  if (!pieces.some(({ name }) => name !== null)) return decodeEntities(text);
  // People write <b> into texts with line breaks of their own; where elements break lines, those mean nothing.
  const hasBreaks = pieces.some(({ name }) => name !== null && name !== COMMENT && !inline.has(name));
  const lines = shown(pieces, hasBreaks)
    .split('\n')
    .map((line) => line.trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const words = (part: string): void => void (part !== '' && pieces.push({ text: part, name: null, closes: false }));
  const lower = text.toLowerCase();
  let done = 0;
  let end = -1;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', Math.max(done, at + 1))) {
    const isComment = text.startsWith('<!--', at);
    // What closes one element is looked for once, however many begin before it.
    if (isComment || end <= at) end = text.indexOf(isComment ? '-->' : '>', at);
    if (end < 0) break;
    TAG.lastIndex = at;
    const [, slash = '', written = ''] = isComment ? [] : (TAG.exec(text) ?? []);
    const name = written.toLowerCase();
    if (!isComment && !known.has(name)) continue;
    words(text.slice(done, at));
    done = end + (isComment ? 3 : 1);
    pieces.push({ text: '', name: isComment ? COMMENT : name, closes: slash === '/' });
    if (slash === '/' || !unseen.has(name)) continue;
    const close = lower.indexOf(`</${name}`, done);
    done = close < 0 ? text.length : close;
    if (close < 0) break;
  }
  words(text.slice(done));
  return pieces;
}

function shown(pieces: readonly Piece[], hasBreaks: boolean): string {
  const parts: string[] = [];
  /** For each list that is open: the number of its last item; null for one without numbers. */
  const lists: (number | null)[] = [];
  const beginLine = (): void => void (parts.at(-1) !== '\n' && parts.push('\n'));
  for (const { text, name, closes } of pieces) {
    if (name === null) {
      const words = decodeEntities(hasBreaks ? text.replace(/\s+/g, ' ') : text);
      if (!hasBreaks || words !== ' ' || parts.at(-1) !== '\n') parts.push(words);
    } else if (name === 'br') parts.push('\n');
    else if (cells.has(name) && !closes) parts.push(' ');
    else if (lineNames.has(name)) beginLine();
    if (name === 'p') parts.push('\n');
    if (name === 'ul' || name === 'ol') {
      if (closes) lists.pop();
      else lists.push(name === 'ol' ? 0 : null);
    }
    if (name === 'li' && !closes) parts.push(markOf(lists));
  }
  return parts.join('');
}

function markOf(lists: (number | null)[]): string {
  const last = lists.at(-1) ?? null;
  if (last === null) return '• ';
  lists[lists.length - 1] = last + 1;
  return `${last + 1}. `;
}
