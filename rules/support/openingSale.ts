import { create, merge, set, type Data } from './firestoreClient';
import { newSale } from './fixture';

/** What goes with the opening of a sale: the person's settings name it. */
export const opened = (uid: string, saleId: string) => merge(`users/${uid}`, { lastSale: saleId });

/** The whole batch with which a person opens a sale. `over`: whatever is there already. */
export const opening = (uid: string, path: string, content: Data = newSale(uid), over = false) => [
  (over ? set : create)(path, content),
  opened(uid, path.slice('sales/'.length)),
];
