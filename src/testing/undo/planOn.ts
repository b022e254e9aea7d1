import { type Lot, NO_PRIVATE_FIELDS, type PrivateLotFields } from '../../domain/lots/lot';
import type { OperationDraft } from '../../domain/operations/operations';
import type { Photo } from '../../domain/photos/photo';
import type { SaleStatus } from '../../domain/sales/sale';
import { buildLot, buildPhoto } from '../stores/builders';
import { planUndo, type UndoPlan } from '../../features/lots/model/history/planUndo';
import type { UndoProblem } from '../../features/lots/model/history/undoProblem';

export const base = { saleId: 'sale', lotId: 'lot1' } as const;
export const no = (number: number, suffix = '') => ({ number, suffix });

export const photoWith = (fields: Partial<Photo> = {}): Photo => buildPhoto({ id: 'photo', ...fields });

/** What the sale is by now: without more, open and with one complete draft. */
interface Now {
  readonly status?: SaleStatus;
  readonly lots?: readonly Lot[];
  readonly photos?: readonly Photo[];
  readonly known?: Partial<PrivateLotFields>;
  /** The cover that is shown, where it is still on its way. */
  readonly cover?: string;
}

/** The plan at the moment 5 that takes one act back. */
export function planOn(now: Now, ...done: readonly OperationDraft[]): UndoPlan {
  const { status = 'open', lots = [buildLot()], photos = [], known = {}, cover } = now;
  const lotOf = (id: string): Lot | undefined => lots.find((lot) => lot.id === id);
  return planUndo(
    done.map((draft, index) => ({ ...draft, id: `op${String(index)}`, uid: 'me' })),
    {
      status,
      lots: lots.filter(({ deletedAt }) => deletedAt === null),
      lot: lotOf,
      privateOf: () => ({ ...NO_PRIVATE_FIELDS, ...known }),
      photo: (id) => photos.find((photo) => photo.id === id),
      cover: (id) => cover ?? lotOf(id)?.coverPhotoId ?? null,
    },
    5,
  );
}

export const does = (...drafts: readonly OperationDraft[]): UndoPlan => ({ drafts, blocked: [] });
export const stays = (problem: UndoProblem, lotId = 'lot1'): UndoPlan => ({
  drafts: [],
  blocked: [{ lotId, problem, fields: [] }],
});
