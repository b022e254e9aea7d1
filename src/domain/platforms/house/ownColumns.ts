import { EXTRA_KINDS, type ExtraKind, isExtraId } from '../../lots/extras';
import type { SaleMaps, SaleMapsChange } from '../../sales/saleMaps';

/** A column that a house has made for what it wants to say of a lot. Its kind never changes, and is in its id. */
export interface OwnColumn {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly name: string;
  readonly choices: readonly string[];
  /** Removed: its values stay, and come back with it. */
  readonly isHidden: boolean;
}

const ID = /^own(Text|Number|Money|Choice|YesNo)_[a-z0-9]{1,20}$/;

/** Of an id that no house of this build makes: null. */
export function kindOfOwn(id: string): ExtraKind | null {
  const word = ID.exec(id)?.[1];
  return EXTRA_KINDS.find((kind) => word !== undefined && kind.toLowerCase() === word.toLowerCase()) ?? null;
}

/** `madeAt` (ms since 1970) puts columns in the order in which they were made; `chance` tells apart those of one moment. */
export const ownColumnId = (kind: ExtraKind, madeAt: number, chance: string): string =>
  `own${kind.charAt(0).toUpperCase()}${kind.slice(1)}_${madeAt.toString(36)}${chance.toLowerCase().slice(0, 6)}`;

export const choicesFrom = (lines: string): readonly string[] => [
  ...new Set(
    lines
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The columns of a house, oldest first; those of a kind that only a newer build knows stay out of sight. */
export function ownColumns({
  extraColumns = {},
  extraChoices = {},
  hiddenExtras = {},
}: SaleMaps): readonly OwnColumn[] {
  const made = (id: string): string => id.slice(id.indexOf('_'));
  return Object.entries(extraColumns)
    .flatMap(([id, name]): OwnColumn[] => {
      const kind = kindOfOwn(id);
      if (kind === null || !isExtraId(id)) return [];
      return [{ id, kind, name, choices: choicesFrom(extraChoices[id] ?? ''), isHidden: hiddenExtras[id] === true }];
    })
    .sort((a, b) => (made(a.id) < made(b.id) ? -1 : 1));
}

export const columnSaved = (id: string, name: string, choices: readonly string[]): SaleMapsChange => ({
  extraColumns: { [id]: name },
  ...(choices.length > 0 && { extraChoices: { [id]: choices.join('\n') } }),
});

export const columnHidden = (id: string, isHidden: boolean): SaleMapsChange => ({
  hiddenExtras: { [id]: isHidden ? true : null },
});
