import type { Actor } from './actors';
import { Double, SERVER_TIME, type Data } from './firestoreClient';
import { deviceId } from './fixture';

/** The fields of one kind of document, with `content` that is valid as a whole. */
export interface FieldTable {
  readonly document: string;
  readonly path: string;
  readonly by: Actor;
  readonly content: Data;
  /** What is written with it: a document of a lot with its record. */
  readonly beside?: (content: Data) => readonly object[];
  readonly fields: readonly FieldRow[];
}

/** What a field takes and what it does not: `good` is created, every one of `bad` is refused. */
export interface FieldRow {
  readonly field: string;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  /** False where a document without the field is as good. */
  readonly required?: false;
}

export const notText = [1, true, ['a'], { a: 'a' }];
export const notWhole = ['1', new Double(1), 1.5, true, [1]];
const PAST = new Date('2026-01-01T00:00:00Z');

export const text = (field: string, longest: number): FieldRow => ({
  field,
  good: ['', 'x'.repeat(longest)],
  bad: [...notText, null, 'x'.repeat(longest + 1)],
});
export const someText = (field: string, longest: number): FieldRow => ({
  field,
  good: ['x', 'x'.repeat(longest)],
  bad: [...notText, null, '', 'x'.repeat(longest + 1)],
});
export const textOrNull = (field: string, longest: number): FieldRow => ({
  field,
  good: [null, '', 'x'.repeat(longest)],
  bad: [...notText, 'x'.repeat(longest + 1)],
});
export const whole = (field: string, least: number, most: number): FieldRow => ({
  field,
  good: [least, most],
  bad: [...notWhole, null, least - 1, most + 1],
});
export const money = (field: string): FieldRow => ({
  field,
  good: [null, 0, 10 ** 12],
  bad: [...notWhole, -1, 10 ** 12 + 1],
});
export const oneOf = (field: string, good: readonly string[], bad: readonly unknown[] = []): FieldRow => ({
  field,
  good,
  bad: [...notText, null, '', `${good[0] ?? ''} `, (good[0] ?? '').toUpperCase(), ...bad],
});
export const id = (field: string): FieldRow => ({
  field,
  good: [deviceId('another')],
  bad: [...notText, null, '', 'short', 'x'.repeat(21), `${'x'.repeat(19)}/`, `${'x'.repeat(19)}-`],
});
export const idOrNull = (field: string): FieldRow => {
  const row = id(field);
  return { ...row, good: [...row.good, null], bad: row.bad.filter((value) => value !== null) };
};
export const serverTime = (field: string): FieldRow => ({
  field,
  good: [SERVER_TIME],
  bad: [PAST, new Date(Date.now() + 3_600_000), null, '2026-01-01', 0],
});
export const self = (field: string, me: Actor): FieldRow => ({
  field,
  good: [me],
  bad: [...notText, null, '', 'viewer'],
});
export const onlyNull = (field: string): FieldRow => ({ field, good: [null], bad: ['', 'owner', PAST, 0] });
export const day = (field: string): FieldRow => ({
  field,
  good: ['2026-02-28', '1999-12-31'],
  bad: [
    ...notText,
    null,
    '',
    '2026-2-8',
    '2026-13-01',
    '2026-12-32',
    '2026-00-10',
    '20261-01-01',
    '2026-01-01T00:00',
    PAST,
  ],
});

/** A day, or `''` while it is not settled. */
export const dayOrNone = (field: string): FieldRow => {
  const { good, bad } = day(field);
  return { field, good: [...good, ''], bad: bad.filter((value) => value !== '') };
};
export const currency = (field: string): FieldRow => ({
  field,
  good: ['GBP', 'JPY'],
  bad: [...notText, null, '', 'eur', 'EU', 'EURO', 'E1R'],
});

/** The id of the document that the tables create. */
export const NEW_ID = deviceId('fields');
