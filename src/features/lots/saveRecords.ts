import type { Draft } from '@reduxjs/toolkit';
import type { EditableLotField, PrivateLotField } from '../../domain/lot';
import type { Operation } from '../../services/lots/LotsGateway';
import type { DataCode } from '../../services/failure';
import { type Buckets, emptyBuckets, readEntity, removeEntity, writeEntity } from '../../shared/buckets';
import { knows, type Machine } from '../../shared/machine';
import { saveMachine, type SaveEvent, type SaveStatus } from './saveMachine';

export interface SaveRecord {
  readonly operation: Operation;
  readonly status: SaveStatus;
  /** The device's own database has it. Only then may the screen say so. */
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
  /** What was typed into fields of a lot and is none of what they hold, mostly amounts: kept until it is corrected. */
  readonly unreadable: Record<string, UnreadableAmounts>;
}

export type UnreadableAmounts = Partial<Record<EditableLotField | PrivateLotField, string>>;

export const NO_SAVES: SavesState = { buckets: emptyBuckets<SaveRecord>(), made: 0, typing: {}, unreadable: {} };

export const read = (state: Draft<SavesState>, id: string): SaveRecord | undefined => readEntity(state.buckets, id);

export function write(state: Draft<SavesState>, record: SaveRecord): void {
  writeEntity<SaveRecord>(state.buckets, record.operation.id, record);
}

export function move(state: Draft<SavesState>, id: string, event: SaveEvent, change: Partial<SaveRecord>): void {
  const record = read(state, id);
  const machine: Machine<SaveStatus, SaveEvent> = saveMachine;
  if (record !== undefined && knows(machine, record.status, event)) write(state, { ...record, ...change });
}

export function begin(state: Draft<SavesState>, record: Omit<SaveRecord, 'place'>): void {
  const known = read(state, record.operation.id);
  write(state, { ...record, place: known?.place ?? state.made });
  state.made += 1;
}

export const makeSave = (state: Draft<SavesState>, operation: Operation): void =>
  begin(state, { operation, status: 'keeping', kept: false, code: null });

export function markKept(state: Draft<SavesState>, id: string): void {
  const record = read(state, id);
  if (record === undefined) return;
  if (knows(saveMachine, record.status, 'kept')) move(state, id, 'kept', { status: 'onDevice', kept: true });
  else write(state, { ...record, kept: true });
}

export function end(state: Draft<SavesState>, { id }: Operation, event: SaveEvent): void {
  const record = read(state, id);
  const machine: Machine<SaveStatus, SaveEvent> = saveMachine;
  if (record !== undefined && knows(machine, record.status, event)) removeEntity(state.buckets, id);
}
