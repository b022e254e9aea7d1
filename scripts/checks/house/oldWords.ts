import { isNode, walk } from './syntaxTree';

/** Names that only we would know, and the term that an engineer would search for (docs/glossary.md). */
const OLD_WORDS: readonly (readonly [old: RegExp, term: string])[] = [
  [/foresee|foresight/i, 'optimistic state, applyOptimistic'],
  [
    /(^|_)(un)?(told|tells|heard|hears?|news)(?![a-z])|(Told|Tells|Unheard|Heard|News)(?![a-z])|(^|_)(UN)?(TOLD|HEARD|NEWS)$/,
    'received, notified, update; subscribe; unacknowledged; of a record: recordMatches, changes',
  ],
  [/^tellSale/, 'sendSaleChanges'],
  [/^plain(ly|Of)$/, 'bypassImmer, currentOf'],
  [/UnsentValue/, 'PendingValue'],
  [/sa[vl]eWord(?!s)|^selectWord/i, 'SaveStatus'],
  [/(field|number)Truth/i, 'rebase (of fields, of numbers)'],
  [/settleSave/, 'settle, of a send handler'],
  [/operationLines$|PlaceInLine/i, 'KeyedQueue, QueueTicket'],
  [/ClaimsState|NumberClaim$|NumberStock|heldAhead/i, 'reservation'],
  [/keptSale|^(create)?keeping(Lots|Sales)/i, 'OfflineCache, caching…'],
  [/takenSteps/i, 'acknowledgedChanges'],
  // A wake lock keeps the screen on: the web platform's own term.
  [/(?<!a)wake(?!_|Lock)/i, 'resume'],
  [/WayButton|ways(Gateway|Module|Saga|Texts|Hooks|Parts)/i, 'sign-in methods'],
  [/^entering$|entering(Gateway|Module|Saga|Texts|Hooks|Frame)/i, 'signInFlow'],
  [/leaving(Slice|Texts|Hooks|Machine|Dialog)/i, 'signOutFlow'],
  [/farewell/i, 'beforeSignOut'],
  [/^(Stay|selectStay|chooseStay|stayChosen)$/, 'SessionPersistence'],
  [/RestingButton|^rests(Slice|State)|^rest(Began|Ended|Asked)$/i, 'cooldown'],
  [/^parcels?$|^(un)?seal|Sealed/i, 'Envelope, encrypt, decrypt, Ciphertext'],
  [/NumberBlocks/i, 'ReservationStore'],
  [/NumberWay|WaysHandle|ForWays|^(swap|free|letter)Ways$/, 'NumberAlternative'],
  [/bringBack/i, 'importWork, restore'],
  [/rescue/i, 'recoverDatabase'],
  [/GridHands|^deed$|situation/i, 'GridCommands, effect, CommandContext'],
  [/^placeChanged$/, 'locationChanged'],
];

/** The offsets of names in `program` that are old words. Words of prose and of texts on the screen are not names. */
export function oldWords(program: unknown): number[] {
  if (!isNode(program)) return [];
  return [...walk(program)]
    .filter(({ type }) => type === 'Identifier' || type === 'JSXIdentifier')
    .filter(({ name }) => typeof name === 'string' && isOldWord(name))
    .map(({ start }) => start);
}

/** A comment or a text of the security rules, or a name. */
const RULES_PART = /\/\/.*|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*/g;

/** The same in security rules, which no parser here reads. */
export function oldWordsOfRules(text: string): number[] {
  return [...text.matchAll(RULES_PART)]
    .filter(([part]) => /^\w/.test(part) && isOldWord(part))
    .map(({ index }) => index);
}

export const isOldWord = (name: string): boolean => OLD_WORDS.some(([old]) => old.test(name));

/** Whether the name of the file is an old word: `src/sagas/wakeUp.ts`. */
export const isOldName = (file: string): boolean => isOldWord(file.split('/').at(-1)?.split('.')[0] ?? '');
