import { guard } from '../../values/formulas';
import { extraField } from '../../lots/extras';
import { type Fact, stated } from '../facts';
import { asWorkbook } from '../file/workbookForm';
import type { Column, ColumnSource, Extra, LotLetters, Profile } from '../profile';
import { column, constant, NO_SALE_RULES, unlimited } from './common';
import { kindOfExtra } from './knownExtras';
import type { OwnPlatform, OwnPlatformColumn } from '../house/ownPlatform';
import { type HousePlatforms, isReadable, platformTexts, readOwnPlatform } from '../house/ownPlatformText';
import { columnSource, extraOf, isTextSource } from './ownSource';

/** Nobody but the house knows the platform. */
const TEMPLATE: Fact = { source: 'the template of the house', says: 'nobody', verified: false, readOn: '' };

/** A platform of the house as all others are: from here on nobody asks who has made it. */
export function ownProfile(platform: OwnPlatform): Profile {
  const profile = textProfile(platform);
  return platform.file.extension === 'xlsx' ? asWorkbook(profile) : profile;
}

function textProfile({ id, name, file, columns }: OwnPlatform): Profile {
  const all = columns.map(({ from }) => from);
  const pictures = { formats: unlimited, leastBytes: unlimited, mostBytes: unlimited };
  return {
    id,
    name,
    fileWord: name,
    verified: false,
    columns: columns.map((each) => columnOf(each, columnSource(each.from, all) ?? constant(''))),
    extras: extrasOf(columns, file.yesNo.split('/')),
    letters: stated(lettersOf(all), TEMPLATE),
    longestNumber: stated(columns.find(({ from }) => from === 'number')?.longest ?? null, TEMPLATE),
    money: stated({ decimals: file.decimals, most: null }, TEMPLATE),
    file: {
      extension: file.extension,
      extensionFact: TEMPLATE,
      encoding: stated(file.encoding, TEMPLATE),
      delimiter: stated(file.delimiter, TEMPLATE),
      quotes: 'needed',
      quotesFact: TEMPLATE,
      lineBreaks: stated(file.lineBreaks, TEMPLATE),
    },
    pictures: {
      ...pictures,
      name: stated(file.pictureName, TEMPLATE),
      most: stated(file.mostPictures, TEMPLATE),
      longestSide: stated(file.longestSide, TEMPLATE),
    },
    sale: NO_SALE_RULES,
  };
}

/** `@photo`: how InDesign knows a column of pictures. It calls nothing, and with anything before it, it would be a text. */
const PICTURE_COLUMN = /^@[\p{L}\p{N}_]+$/u;

/** Any editor can write a header, and a colleague who exports opens the file in a spreadsheet. */
export const headerInFile = (header: string): string => (PICTURE_COLUMN.test(header) ? header : guard(header));

/** The limits of numbers and of extras stand with these. */
function columnOf({ header, from: source, longest, isRequired }: OwnPlatformColumn, from: ColumnSource): Column {
  const isLimited = longest !== null && isTextSource(source) && ['field', 'description'].includes(from.kind);
  return {
    ...column(headerInFile(header), from, TEMPLATE),
    ...(isRequired && from.kind !== 'constant' && { required: true as const }),
    ...(isLimited && { limit: { most: longest, whenLonger: 'refused' as const, fact: TEMPLATE } }),
  };
}

/** Two columns with the same extra: the shorter limit counts. */
function extrasOf(columns: readonly OwnPlatformColumn[], [yes = '', no = '']: readonly string[]): readonly Extra[] {
  const extras = new Map<string, Extra>();
  for (const { from, longest } of columns) {
    const name = extraOf(from);
    if (name === null) continue;
    const shortest = Math.min(extras.get(name)?.longest ?? Infinity, longest ?? Infinity);
    extras.set(name, {
      name,
      kind: kindOfExtra(extraField(name)),
      ...(Number.isFinite(shortest) && { longest: shortest }),
      yesNo: [yes, no],
      fact: TEMPLATE,
    });
  }
  return [...extras.values()];
}

/** Where only the digits are wanted, 12 and 12A would be one number. */
function lettersOf(all: readonly string[]): LotLetters {
  if (all.includes('number.letter')) return 'ownColumn';
  return all.includes('number.digits') && !all.includes('number') ? 'refused' : 'joined';
}

/** The profiles of texts that were read once: a sale comes anew with every change of it. */
const made = new Map<string, Profile | null>();
const MOST_MADE = 200;

function profileOfText(id: string, text: string): Profile | null {
  const key = `${id} ${text}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const platform = readOwnPlatform(id, text);
  const profile = isReadable(platform) ? ownProfile(platform) : null;
  if (made.size >= MOST_MADE) made.clear();
  made.set(key, profile);
  return profile;
}

/** The profiles of a house, of those platforms that can be read; the very same ones while their texts are. */
export const ownProfiles = (sale: HousePlatforms): readonly Profile[] =>
  platformTexts(sale).flatMap(([id, text]) => profileOfText(id, text) ?? []);
