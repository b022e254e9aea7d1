import type { Fields } from './store/exchange';

/** A request to the public interface. */
export interface Call {
  readonly method: string;
  /** Of the service, as the caller knows it. */
  readonly origin: string;
  /** Version and name, such as `v1/accounts:update`. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: Fields;
}
