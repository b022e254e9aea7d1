import type { ImportTarget } from '../cells/targets';
import { nameKey } from '../nameKey';
import {
  LONGEST_PLATFORM_NAME,
  OWN_EXTENSIONS,
  OWN_YES_NO,
  type OwnPlatform,
  type OwnPlatformFile,
  type OwnSource,
  PLAIN_FILE,
} from '../../platforms/house/ownPlatform';
import { ownColumns } from '../../platforms/house/ownColumns';
import {
  extraSource,
  fieldSource,
  MAPPED_FIELDS,
  MOST_MAPPED_PICTURES,
  pictureSource,
} from '../../platforms/profiles/ownSource';
import { patternOf } from '../../platforms/house/picturePattern';
import { PLATFORMS } from '../../platforms/profiles/platforms';
import { extraId, isExtraField } from '../../lots/extras';
import { LOT_FIELDS } from '../../lots/lotFields';
import type { SaleMaps } from '../../sales/saleMaps';
import { own } from '../../values/own';
import type { Template, TemplateColumn } from './readTemplate';

/** A platform as the template says it: each column as it seems to be, for a person to look through. */
export function draftPlatform(id: string, template: Template, sale: SaleMaps): OwnPlatform {
  const { name, columns } = template;
  const sources = sourcesOf(columns, extrasByName(sale));
  const baseName = name.replace(/\.[A-Za-z]{1,5}$/, '').replace(/[_\s]+/g, ' ');
  return {
    id,
    name: baseName.trim().slice(0, LONGEST_PLATFORM_NAME) || name,
    file: fileOf(template, sources),
    columns: columns.map(({ header }, at) => ({ header, from: sources[at] ?? '', longest: null, isRequired: false })),
  };
}

function sourcesOf(columns: readonly TemplateColumn[], extras: Readonly<Record<string, string>>): readonly OwnSource[] {
  const hasLetter = columns.some(({ target }) => target === 'letter');
  let pictures = 0;
  return columns.map(({ header, target }) => {
    if (target === 'photos') {
      pictures += 1;
      return pictures <= MOST_MAPPED_PICTURES ? pictureSource(pictures) : '';
    }
    const extra = target === null ? own(extras, nameKey(header)) : undefined;
    return extra === undefined ? sourceOf(target, hasLetter) : extraSource(extra);
  });
}

function sourceOf(target: ImportTarget | null, hasLetter: boolean): OwnSource {
  switch (target) {
    case 'number':
      return hasLetter ? 'number.digits' : 'number';
    case 'letter':
      return 'number.letter';
    case 'estimate':
    case 'description':
      return target;
    default: {
      if (target !== null && isExtraField(target)) return extraSource(extraId(target));
      const field = MAPPED_FIELDS.find((each) => each === target);
      return field === undefined ? '' : fieldSource(field);
    }
  }
}

/** Extras by what platforms head their columns with, and by the names of the house, which come first. */
function extrasByName(sale: SaleMaps): Readonly<Record<string, string>> {
  const known = PLATFORMS.flatMap(({ columns }) =>
    columns.flatMap(({ header, from }) => (from.kind === 'extra' ? [[nameKey(header), from.name] as const] : [])),
  );
  const house = ownColumns(sale).map(({ id, name }) => [nameKey(name), id] as const);
  return Object.fromEntries([...known, ...house]);
}

const ENCODINGS = {
  'utf-8': 'utf-8',
  'utf-16le': 'utf-16le-bom',
  'utf-16be': 'utf-16be-bom',
  'windows-1252': 'windows-1252',
  // Nothing but old computers reads it.
  macintosh: 'utf-8',
} as const;

/** The form of the file as the template has it. What it does not say is what most platforms read. */
function fileOf({ name, form, hasMark, columns }: Template, sources: readonly OwnSource[]): OwnPlatformFile {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const examples = columns.flatMap((column) => column.examples).filter((text) => text.trim() !== '');
  const pictures = sources.filter((source) => source.startsWith('picture:')).length;
  // A workbook says no encoding, and spreadsheets read this one.
  const encoding = form === null ? 'utf-8-bom' : ENCODINGS[form.encoding];
  return {
    extension: OWN_EXTENSIONS.find((each) => each === ending) ?? PLAIN_FILE.extension,
    encoding: encoding === 'utf-8' && hasMark ? 'utf-8-bom' : encoding,
    delimiter: form?.delimiter ?? PLAIN_FILE.delimiter,
    lineBreaks: examples.some((text) => /<br\s*\/?>/i.test(text))
      ? 'br'
      : examples.some((text) => /[\r\n]/.test(text))
        ? 'kept'
        : PLAIN_FILE.lineBreaks,
    decimals: hasCents(columns, sources) ? 'always' : PLAIN_FILE.decimals,
    yesNo: yesNoOf(columns),
    pictureName: picturesOf(columns, sources) ?? PLAIN_FILE.pictureName,
    mostPictures: pictures === 0 ? null : pictures,
    longestSide: PLAIN_FILE.longestSide,
  };
}

const MONEY = MAPPED_FIELDS.filter((name) => LOT_FIELDS[name].kind === 'money').map(fieldSource);

function hasCents(columns: readonly TemplateColumn[], sources: readonly OwnSource[]): boolean {
  const amounts = columns.filter((_, at) => MONEY.includes(sources[at] ?? '')).flatMap(({ examples }) => examples);
  const filled = amounts.map((text) => text.trim()).filter((text) => text !== '');
  return filled.length > 0 && filled.every((text) => /\d\.\d{2}$/.test(text));
}

/** The first column that has nothing but two such words. */
function yesNoOf(columns: readonly TemplateColumn[]): OwnPlatformFile['yesNo'] {
  for (const { examples } of columns) {
    const words = new Set(examples.map((text) => text.trim()).filter((text) => text !== ''));
    const found = OWN_YES_NO.find((pair) => [...words].every((word) => pair.split('/').includes(word)));
    // A column of ones may be quantities.
    if (found !== undefined && words.size > 0 && !words.has('1')) return found;
  }
  return PLAIN_FILE.yesNo;
}

function picturesOf(columns: readonly TemplateColumn[], sources: readonly OwnSource[]): string | null {
  const numbers = columns[sources.findIndex((source) => source.startsWith('number'))]?.examples ?? [];
  for (const [at, { examples }] of columns.entries()) {
    const place = Number(/^picture:(\d+)$/.exec(sources[at] ?? '')?.[1] ?? 0);
    for (const [row, text] of place > 0 ? examples.entries() : []) {
      const pattern = patternOf(text.trim(), (numbers[row] ?? '').trim(), place);
      if (pattern !== null) return pattern;
    }
  }
  return null;
}
