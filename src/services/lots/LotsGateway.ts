import type {
  EditableLotFields,
  EditableLotField,
  Lot,
  LotPrivate,
  LotStatus,
  PrivateLotField,
} from '../../domain/lots/lot';
import type { LotNumber } from '../../domain/numbering/lotNumber';
import type { LotResult } from '../../domain/lots/lotResult';
import type { Photo, PhotoEditField } from '../../domain/photos/photo';
import type { DataCode, Unsubscribe } from '../failure';

/** One field's old and new value, as the operation document keeps it. */
export interface FieldChange {
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** What is changed of a photo: its key within its lot, which lot that is, its caption, and how it is turned. */
export type PhotoChanges = {
  readonly [Field in PhotoEditField]?: { readonly before: Photo[Field]; readonly after: Photo[Field] };
};

/** A field of a lot that two people can change, and what it can hold. */
export type ContestedField = EditableLotField | PrivateLotField;
export type FieldValue = FieldChange['after'];
/** Fields that were not written because the server holds a value that their person has not seen; with that value. */
export type FieldConflicts = Readonly<Partial<Record<ContestedField, FieldValue>>>;

/** What a colleague has written into a field. */
export interface TheirValue {
  readonly value: FieldValue;
  /** Whose it is, and when the server took it (milliseconds since 1970); null while that is not known. */
  readonly by: string | null;
  readonly at: number | null;
}
export type TheirValues = Readonly<Partial<Record<ContestedField, TheirValue>>>;

/**
 * By field: the last edit of the same person that the server had taken from this browser before the page began in which
 * this one was made. Wherever that one's text still stands, this one is what its person wrote later.
 */
export type EarlierEdits = Readonly<Partial<Record<ContestedField, string>>>;

interface OperationBase {
  /** Made on the device; the create-only document `ops/{id}` makes a second arrival harmless. */
  readonly id: string;
  readonly saleId: string;
  readonly lotId: string;
  /** The person; an operation is only ever sent with this person's credentials. */
  readonly uid: string;
  /** What one act of the person made together has the same id here: it is undone together. */
  readonly group?: string;
}

/** One save: a change and the record of it, written in one batch. Plain data, so it can wait in the outbox. */
export type Operation =
  | (OperationBase & {
      readonly kind: 'createLot';
      /** Null also while nobody could be asked for one: see `wanted`. */
      readonly number: number | null;
      /**
       * Without a number: what the lot asks for once the server answers; `next`: whatever follows. `next` beside a number:
       * when that is taken, whatever follows is as good.
       */
      readonly wanted?: LotNumber | 'next';
      readonly suffix: string;
      readonly order: string;
      readonly fields: Partial<EditableLotFields>;
    })
  | (OperationBase & {
      readonly kind: 'editLot';
      /** `before`: what the person saw when the editing began. */
      readonly changes: Readonly<Partial<Record<EditableLotField, FieldChange>>>;
      /** Of an edit that waits for its person's decision: what stands there. Such an edit is never sent. */
      readonly theirs?: TheirValues;
      readonly follows?: EarlierEdits;
    })
  | (OperationBase & {
      /** Its record goes into `opsPrivate`: editors and owners only. */
      readonly kind: 'editPrivate';
      readonly changes: Readonly<Partial<Record<PrivateLotField, FieldChange>>>;
      /** As of `editLot`. */
      readonly theirs?: TheirValues;
      readonly follows?: EarlierEdits;
    })
  | (OperationBase & { readonly kind: 'setLotStatus'; readonly before: LotStatus; readonly after: LotStatus })
  | (OperationBase & {
      /** State and hammer price together, so that nobody ever sees one without the other. */
      readonly kind: 'setResult';
      readonly before: LotResult;
      readonly after: LotResult;
    })
  | (OperationBase & {
      /** `after` is claimed before; `before` is given back in the batch that changes the lot. */
      readonly kind: 'setNumber';
      readonly before: LotNumber | null;
      readonly after: LotNumber | null;
    })
  | (OperationBase & { readonly kind: 'moveLot'; readonly before: string; readonly after: string })
  | (OperationBase & {
      /** The lot keeps `number` in its document and gives its claim back. */
      readonly kind: 'trashLot';
      readonly number: LotNumber | null;
      /** Milliseconds since 1970 by this device: shown until the server has said its own. */
      readonly deletedAt: number;
    })
  | (OperationBase & {
      /** Claims `number`, which the lot had before, again; another one when it is taken. */
      readonly kind: 'restoreLot';
      readonly number: LotNumber | null;
      /** As of `createLot`. */
      readonly wanted?: LotNumber | 'next';
      /** When it went into the trash. */
      readonly deletedAt: number;
    })
  | (OperationBase & {
      readonly kind: 'addPhoto';
      readonly photo: Photo;
      /** True when the photo becomes the lot's cover. */
      readonly cover: boolean;
      /** The cover until then, when `cover`. */
      readonly coverBefore?: string | null;
    })
  | (OperationBase & {
      /** `lotId` of the operation: the lot where the photo is before. */
      readonly kind: 'editPhoto';
      readonly photoId: string;
      readonly changes: PhotoChanges;
    })
  | (OperationBase & {
      /** The document goes; the files stay until the trash is emptied, so that it can be added again. */
      readonly kind: 'removePhoto';
      readonly photo: Photo;
      /** True when it was the lot's cover. */
      readonly cover: boolean;
      /** The cover from then on, when `cover`. */
      readonly coverAfter: string | null;
    });

export type OperationKind = Operation['kind'];
export type OperationOf<Kind extends OperationKind> = Extract<Operation, { readonly kind: Kind }>;

type Draft<Each> = Each extends Operation ? Omit<Each, 'id' | 'uid' | 'group'> : never;
/** What an operation does, before it is known who does it and under which id. */
export type OperationDraft = Draft<Operation>;

/**
 * A document that is there and that this build cannot read: a newer build wrote it, or it is damaged. Nothing of it may be
 * taken for removed.
 */
export interface Unreadable {
  readonly id: string;
  /** The lot's number as it is printed, when at least that can be read; null for all others. */
  readonly number: string | null;
}

export type LotsEvent =
  | {
      readonly type: 'lots';
      /** Those in the trash too. */
      readonly changed: readonly Lot[];
      readonly removed: readonly string[];
      /** Those that could be read before among them; each until it is among `changed` or `removed`. */
      readonly unreadable?: readonly Unreadable[];
      /** True when the server itself has answered; false for an answer from the cache only. */
      readonly fromServer: boolean;
    }
  | {
      readonly type: 'photos';
      readonly changed: readonly Photo[];
      readonly removed: readonly string[];
      /** As of `lots`. */
      readonly unreadable?: readonly Unreadable[];
      readonly fromServer: boolean;
    }
  /** A large sale comes in parts: so many of about so many (0: not known) are here, and are shown when all are. */
  | { readonly type: 'progress'; readonly of: 'lots' | 'photos'; readonly come: number; readonly total: number }
  /** What follows is this device's own copy of that time, in ms since the epoch, until the server answers. */
  | { readonly type: 'copy'; readonly savedAt: number }
  | { readonly type: 'failed'; readonly code: DataCode };

export type LotPrivateEvent =
  | {
      readonly type: 'lotPrivate';
      readonly changed: readonly LotPrivate[];
      /** Lots about which nothing private is known any more. */
      readonly removed: readonly string[];
      readonly fromServer: boolean;
    }
  /** As of the lots: nothing is told before all parts are here. */
  | { readonly type: 'progress'; readonly come: number; readonly total: number }
  | { readonly type: 'failed'; readonly code: DataCode };

/** The lots and photos of a sale. Promises reject with GatewayFailure<DataCode>. */
export interface LotsGateway {
  /** Live changes of the sale's lots and photos; the first events carry everything. `failed` ends the stream. */
  listen(saleId: string, listener: (event: LotsEvent) => void): Unsubscribe;
  /**
   * The same of what only editors may read. A stream of its own: who loses that right, or gains it, goes on seeing the
   * lots without a break. `permission-denied` for everybody else.
   */
  listenPrivate(saleId: string, listener: (event: LotPrivateEvent) => void): Unsubscribe;
  /**
   * Writes the change and its operation document together; resolves when the server has it. An operation that the server
   * already has resolves too, with the same answer as the first time.
   *
   * Of an edit only those fields are written whose value on the server is still the `before` of the change, or its
   * `after` already; the operation document names these alone. It resolves with the others; `{}`: all is written. When no
   * field can be written, nothing is, and there is no operation document. `not-found`: the lot is gone.
   *
   * A lot's number is claimed with the change that gives it to the lot, and given back with the one that takes it away.
   * `already-exists`: another lot holds the number; nothing is written then.
   *
   * `onKnown` is called before it resolves when the server had the operation already: what listeners have received since may
   * be newer than it.
   */
  apply(operation: Operation, onKnown?: () => void): Promise<FieldConflicts>;
}
