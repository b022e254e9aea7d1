import { type DataCode, GatewayFailure } from '../../failure';

/** Google's codes by the status of an answer: https://cloud.google.com/apis/design/errors#handling_errors */
const CODES: Readonly<Record<number, DataCode>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  429: 'resource-exhausted',
  500: 'internal',
  503: 'unavailable',
  504: 'deadline-exceeded',
};

/** The failure of an answer of the database's HTTP interface that is not `ok`. */
export function restFailure({ status }: Response): GatewayFailure<DataCode> {
  return new GatewayFailure<DataCode>(CODES[status] ?? 'unknown');
}
