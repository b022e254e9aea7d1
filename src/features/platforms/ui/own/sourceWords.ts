import type { ExtraKind } from '../../../../domain/lots/extras';
import { ownColumnId } from '../../../../domain/platforms/house/ownColumns';
import type { OwnPlatformColumn } from '../../../../domain/platforms/house/ownPlatform';
import {
  extraOf,
  extraSource,
  fieldSource,
  MAPPED_FIELDS,
  type MappedField,
  MOST_MAPPED_PICTURES,
  pictureSource,
} from '../../../../domain/platforms/profiles/ownSource';
import { newId } from '../../../../shared/id';
import type { Translated } from '../../../../shared/messages/texts';
import type { ownPlatformTexts } from '../../texts/ownPlatformTexts';

export type OwnPlatformWords = Translated<(typeof ownPlatformTexts)['texts']>;

/** What lots are called: words of another feature. */
export interface MappingWords {
  readonly fieldOf: (field: MappedField) => string;
  /** Extras that a column can be filled with, in the order of their names. */
  readonly extras: readonly { readonly id: string; readonly name: string }[];
}

export interface SourceGroup {
  readonly label: string;
  readonly options: readonly (readonly [source: string, label: string])[];
}

/** Photos that are offered where no column has more. */
const OFFERED_PICTURES = 20;
/** A choice needs a list of its own, which the settings ask for. */
export const NEW_COLUMN_KINDS = ['text', 'number', 'money', 'yesNo'] as const satisfies readonly ExtraKind[];
export const CONSTANT = 'text:';
const NEW = 'new:';

/** The kind of a new column of the house; null for all other choices. */
export const newKindOf = (choice: string): (typeof NEW_COLUMN_KINDS)[number] | null =>
  NEW_COLUMN_KINDS.find((kind) => choice === NEW + kind) ?? null;

/** A column of the house that is made when the platform is saved. */
export const newColumnSource = (kind: ExtraKind): string => extraSource(ownColumnId(kind, Date.now(), newId()));

/** All that a column can be filled with. Owners may make columns of the house on the way. */
export function sourceGroups(
  columns: readonly OwnPlatformColumn[],
  { fieldOf, extras }: MappingWords,
  isOwner: boolean,
  words: OwnPlatformWords,
): readonly SourceGroup[] {
  const sources = columns.map(({ from }) => from);
  const pictures = Array.from({ length: MOST_MAPPED_PICTURES }, (_, at) => at + 1).filter(
    (place) => place <= OFFERED_PICTURES || sources.includes(pictureSource(place)),
  );
  const known = new Set(extras.map(({ id }) => id));
  // A column of another sale, or one that was chosen a moment ago.
  const others = columns.flatMap(({ header, from }) => {
    const id = extraOf(from);
    return id === null || known.has(id) ? [] : [[from, header] as const];
  });
  return [
    {
      label: words.groups.lot,
      options: [
        ['number', words.number],
        ['number.digits', words.numberDigits],
        ['number.letter', words.numberLetter],
        ['description', words.description],
        ['estimate', words.estimate],
        ...MAPPED_FIELDS.map((field) => [fieldSource(field), fieldOf(field)] as const),
      ],
    },
    { label: words.groups.photos, options: pictures.map((place) => [pictureSource(place), words.picture(place)]) },
    {
      label: words.groups.extras,
      options: [...extras.map(({ id, name }) => [extraSource(id), name] as const), ...new Map(others)],
    },
    ...(isOwner
      ? [
          {
            label: words.groups.own,
            options: NEW_COLUMN_KINDS.map((kind) => [NEW + kind, words.newColumn[kind]] as const),
          },
        ]
      : []),
    { label: words.groups.other, options: [[CONSTANT, words.constant]] },
  ];
}
