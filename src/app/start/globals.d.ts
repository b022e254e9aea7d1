import type { LocalServices } from '../../services/serviceConfig';

declare global {
  /** Where the local services are; null in production builds, so that what speaks to them is left out. */
  const __LOCAL_SERVICES__: LocalServices | null;
  /** Whether a worker belongs to this application that installs it: only builds have one. */
  const __HAS_WORKER__: boolean;
}
