import { freeze, type PayloadAction, prepareAutoBatched } from '@reduxjs/toolkit';
import type { SharedLotField, PrivateLotField } from '../../../../domain/lots/lot';
import type { Operation } from '../../../../domain/operations/operations';
import type { DataCode } from '../../../../services/failure';
import { type Buckets, emptyBuckets } from '../../../../shared/buckets/buckets';
import { knows, nextStatus } from '../../../../shared/machine';
import type { Choice } from '../../../../shared/machineTypes';
import { openBuckets, type OpenBuckets } from '../../../../shared/buckets/openBuckets';
import { bypassImmer } from '../pending/bypassImmer';
import { saveMachine, type SaveEvent, type SaveStatus } from './saveMachine';

export interface SaveRecord {
  readonly operation: Operation;
  readonly status: SaveStatus;
  /** The device's own database has it. Only then may the screen say "saved on this device". */
  readonly kept: boolean;
  /** Why the server refused it, or why sending is delayed. */
  readonly code: DataCode | null;
  /** Its place in the order in which all were made. */
  readonly place: number;
}

export interface SavesState {
  /** By the id of the operation. In buckets: a thousand at once would each copy all others otherwise. */
  readonly buckets: Buckets<SaveRecord>;
  /** How many were ever made. */
  readonly made: number;
  /** How many fields of a lot hold text that no save has yet: their words wait for a pause in the typing. */
  readonly typing: Record<string, number>;
  /** How many acts on many lots are under way, with parts still to be made. */
  readonly acts: number;
  /** What was typed into fields of a lot and is none of what they hold, mostly amounts: kept until it is corrected. */
  readonly unreadable: Record<string, UnreadableAmounts>;
}

export type UnreadableAmounts = Partial<Record<SharedLotField | 'hammer' | 'number' | PrivateLotField, string>>;

export const NO_SAVES: SavesState = {
  buckets: emptyBuckets<SaveRecord>(),
  made: 0,
  typing: {},
  acts: 0,
  unreadable: {},
};

/** The saves while one action changes them. */
export interface OpenSaves {
  readonly buckets: OpenBuckets<SaveRecord>;
  made: number;
}

/** A reducer that changes saves; the state stays the very same when none of them becomes another. */
export const changeSaves = <Payload>(work: (open: OpenSaves, payload: Payload) => void) =>
  bypassImmer((state: SavesState, { payload }: PayloadAction<Payload>): SavesState => {
    const open: OpenSaves = { buckets: openBuckets(state.buckets), made: state.made };
    work(open, payload);
    const buckets = open.buckets.close();
    return buckets === state.buckets && open.made === state.made ? state : { ...state, buckets, made: open.made };
  });

export const read = ({ buckets }: OpenSaves, id: string): SaveRecord | undefined => buckets.read(id);

export const write = ({ buckets }: OpenSaves, record: SaveRecord): void => buckets.write(record.operation.id, record);

/** Takes an event as the table says; `change` is what else it changes, and chooses where the table leaves a choice. */
export function move<Event extends SaveEvent>(
  open: OpenSaves,
  id: string,
  event: Event,
  change: Omit<Partial<SaveRecord>, 'status'> & Choice<typeof saveMachine, Event>,
): void {
  const record = read(open, id);
  if (record === undefined) return;
  const status = nextStatus(saveMachine, record.status, event, change.status);
  if (status !== null) write(open, { ...record, ...change, status });
}

/** Where a save is that is not being sent. */
export const statusAtRest = (open: OpenSaves, id: string): 'onDevice' | 'keeping' =>
  read(open, id)?.kept === true ? 'onDevice' : 'keeping';

export function begin(open: OpenSaves, record: Omit<SaveRecord, 'place'>): void {
  const known = read(open, record.operation.id);
  write(open, { ...record, operation: freeze(record.operation, true), place: known?.place ?? open.made });
  open.made += 1;
}

export const makeSave = (open: OpenSaves, operation: Operation): void =>
  begin(open, { operation, status: 'keeping', kept: false, code: null });

export function markKept(open: OpenSaves, id: string): void {
  const record = read(open, id);
  if (record === undefined) return;
  if (knows(saveMachine, record.status, 'kept')) move(open, id, 'kept', { kept: true });
  else write(open, { ...record, kept: true });
}

export function end(open: OpenSaves, { id }: Operation, event: SaveEvent): void {
  const record = read(open, id);
  if (record !== undefined && knows(saveMachine, record.status, event)) open.buckets.remove(id);
}

export interface Made {
  readonly operation: Operation;
}

export interface Several {
  readonly operations: readonly Operation[];
}

export interface Named {
  readonly id: string;
}

/** `known`: the server had it before, from an attempt whose answer was lost. */
export interface Sent extends Made {
  readonly known?: boolean;
}

export interface WentOn {
  readonly from: Operation;
  readonly operation: Operation;
  readonly rest: Operation | null;
}

/** What a thousand saves do in a moment is shown once a frame: such actions notify the subscribers together. */
export const together = <Payload>(work: Parameters<typeof changeSaves<Payload>>[0]) => ({
  reducer: changeSaves<Payload>(work),
  prepare: prepareAutoBatched<Payload>(),
});

/** What one field of the editor makes at the most: what everybody may read, and what only editors may. */
const OF_ONE_FIELD = 2;
const prepareMany = prepareAutoBatched<Several>();

/**
 * Listeners get many with the next frame, and those of one field at once: a field that is left shows what the state
 * holds; later, it would show its old text for a frame, and the caret go.
 */
export const prepareMade = (payload: Several) =>
  payload.operations.length > OF_ONE_FIELD ? prepareMany(payload) : { payload, meta: undefined };
