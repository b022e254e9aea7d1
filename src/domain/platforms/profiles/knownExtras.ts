import { type ExtraField, extraId, type ExtraKind } from '../../lots/extras';
import { own } from '../../values/own';
import { kindOfOwn } from '../house/ownColumns';
import type { Extra } from '../profile';
import { PLATFORMS } from './platforms';

/** All extras that platforms ask for, by name: the same name is of the same kind everywhere. */
const KNOWN: Readonly<Record<string, Extra>> = Object.fromEntries(
  PLATFORMS.flatMap(({ extras }) => extras.map((extra) => [extra.name, extra] as const)),
);
export const PLATFORM_EXTRAS: readonly string[] = Object.keys(KNOWN);

/** What an extra holds; one that nobody here knows is shown as text. */
export const kindOfExtra = (field: ExtraField): ExtraKind =>
  own(KNOWN, extraId(field))?.kind ?? kindOfOwn(extraId(field)) ?? 'text';
