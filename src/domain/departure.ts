/** What deleting an account does to one of its sales. */
export type SaleFate =
  /** Another owner is there: the person only leaves. */
  | 'leaves'
  /** The person is the only owner: those who are left become owners. */
  | 'handedOver'
  /** Nobody else is there: the sale goes with the account. */
  | 'deleted';

export interface DepartureSale {
  readonly saleId: string;
  readonly title: string;
  readonly fate: SaleFate;
}
