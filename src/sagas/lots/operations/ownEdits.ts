import { call, type SagaGenerator } from 'typed-redux-saga';
import * as v from 'valibot';
import { changesOfEdit, type EarlierEdits, type Edit } from '../../../domain/operations/fieldEdits';
import type { DeviceMemory } from '../../../services/memory/DeviceMemory';
import { gateway } from '../../base/effects';

/** For how many fields: the page shows an older text for some seconds only, or until the device has room again. */
const MOST = 100;

/** By lot and field the id of an edit; the latest last. */
const ownEditsSchema = v.record(v.string(), v.string());

/** What this browser remembers, by lot and field: the id of the edit, and how both stand in the text that is kept. */
type OwnEdits = Map<string, { readonly id: string; readonly written: string }>;

const keyOf = (lotId: string, field: string): string => `${lotId} ${field}`;

function note(edits: OwnEdits, key: string, id: string): void {
  edits.delete(key);
  edits.set(key, { id, written: `${JSON.stringify(key)}:${JSON.stringify(id)}` });
}

/** What was read or written last: a paste of a thousand rows asks a thousand times for what this page has written. */
const parsed = new WeakMap<DeviceMemory, { readonly text: string; readonly edits: OwnEdits }>();

function* read(): SagaGenerator<OwnEdits> {
  const memory = yield* gateway('memory');
  const text = memory.read('ownEdits');
  const known = parsed.get(memory);
  if (known !== undefined && known.text === text) return known.edits;
  const edits: OwnEdits = new Map();
  if (text === null) return edits;
  try {
    for (const [key, id] of Object.entries(v.parse(ownEditsSchema, JSON.parse(text)))) note(edits, key, id);
  } catch (error) {
    console.warn('What this device remembers of edits is not as expected.', error);
  }
  return edits;
}

/** The server has taken it from this browser: pages that come know it although they may not show it yet. */
export function* rememberOwnEdit(edit: Edit): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const edits = yield* call(read);
  for (const [field] of changesOfEdit(edit)) note(edits, keyOf(edit.lotId, field), edit.id);
  for (const oldest of edits.keys()) {
    if (edits.size <= MOST) break;
    edits.delete(oldest);
  }
  const text = `{${[...edits.values()].map(({ written }) => written).join(',')}}`;
  parsed.set(memory, { text, edits });
  memory.write('ownEdits', text);
}

/**
 * To be called when the page begins: gives what notes in an edit that is made in this page which earlier ones it follows.
 * No clock has to be right for it, which that of a device often is not.
 */
export function* noteEarlierEdits(): SagaGenerator<(edit: Edit) => Edit> {
  const earlier = new Map(yield* call(read));
  return (operation) => {
    const known = changesOfEdit(operation).flatMap(([field]) => {
      const own = earlier.get(keyOf(operation.lotId, field));
      return own === undefined ? [] : [[field, own.id] as const];
    });
    const follows: EarlierEdits = Object.fromEntries(known);
    return known.length === 0 ? operation : { ...operation, follows };
  };
}
