import type { Slice } from '@reduxjs/toolkit';
import type { Gateways } from '../sagas/base/effects';
import type { Saga } from '../sagas/base/supervise';
import type { ServiceConfig } from '../services/serviceConfig';
import type { EventCheck } from './unknownEvents';

/** A lazy unit of the application: its slices, its sagas and the gateways that only they need, in one chunk. */
export interface AppModule {
  readonly name: string;
  readonly slices: readonly Slice[];
  /** Runs from the injection on, supervised. What belongs to a person runs inside `whileSignedIn`. */
  readonly saga: Saga;
  /** Makes the adapters; called once, and only where no gateways were handed in (tests hand in fakes). */
  createGateways(services: ServiceConfig): Partial<Gateways>;
  /** Finds events that a state machine of this module does not know, for the report in development. */
  readonly checks?: readonly EventCheck[];
}
