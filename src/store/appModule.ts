import type { Slice } from '@reduxjs/toolkit';
import type { Gateways } from '../services/gateways';
import type { Saga } from '../sagas/base/supervise';
import type { ServiceConfig } from '../services/serviceConfig';

/** What a lazy module adds to the store. Tests run it with fakes. */
export interface ModuleParts {
  readonly name: string;
  readonly slices: readonly Slice[];
  /** Runs from the injection on, supervised. What belongs to a person runs inside `whileSignedIn`. */
  readonly saga: Saga;
}

/** A lazy unit of the application: its slices, its sagas and the gateways that only they need, in one chunk. */
export interface AppModule extends ModuleParts {
  /** Makes the adapters; called once, and only where no gateways were handed in (tests hand in fakes). */
  createGateways(services: ServiceConfig): Partial<Gateways>;
}
