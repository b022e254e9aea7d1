import type { CarriedLot } from '../../domain/imports/own/carried';
import type { Operation } from '../../domain/operations/operations';
import type { Table } from '../../domain/values/table';

/** An import that a person has confirmed. */
export interface KeptImport {
  readonly id: string;
  readonly saleId: string;
  /** The name of the file. */
  readonly name: string;
  readonly created: number;
  readonly updated: number;
  /** In so many parts; 0 when all of them are made. */
  readonly parts: number;
  /** The rows that are not imported, with names and reasons; without any row none is left. */
  readonly left: Table;
  /** Lots whose photos are still to come; an older build kept none. */
  readonly carried: readonly CarriedLot[];
  /** The history of the sale knows of it; an older build told it nothing. */
  readonly isNoted: boolean;
}

/** Nothing of it is still to be done, and no rows wait for their person. */
export const isImportOver = ({ parts, left, carried, isNoted }: KeptImport): boolean =>
  parts === 0 && left.length <= 1 && carried.length === 0 && isNoted;

/**
 * What is still to be made of confirmed imports, and the rows that were left out, on this device: a page that is loaded anew
 * goes on. One of which nothing is left goes by itself. It tells nobody whose they are. Every promise rejects when the browser keeps nothing.
 */
export interface ImportPlans {
  /** All of it or nothing. */
  keep(uid: string, kept: KeptImport, parts: readonly (readonly Operation[])[]): Promise<void>;
  /** All of a person's. */
  list(uid: string): Promise<readonly KeptImport[]>;
  part(uid: string, id: string, place: number): Promise<readonly Operation[]>;
  /** Nothing of it is made any more, and nothing comes: as if it had never been confirmed. */
  forget(uid: string, id: string): Promise<void>;
  /** All parts are in the outbox: only the rows that were left out stay, and the lots whose photos are still to come. */
  made(uid: string, id: string): Promise<void>;
  /** Keeps a picture of an import, under a number of its own. */
  keepPicture(uid: string, id: string, place: number, picture: Blob): Promise<void>;
  /** Null when it was not kept. */
  picture(uid: string, id: string, place: number): Promise<Blob | null>;
  /** Photos are still to come to these lots only; without any, no pictures are kept. */
  carried(uid: string, id: string, left: readonly CarriedLot[]): Promise<void>;
  /** The history of the sale knows of it. */
  noted(uid: string, id: string): Promise<void>;
  /** Nobody wants the rows that were left out any more. What is still to be made, to come or to be noted goes on. */
  forgetLeft(uid: string, id: string): Promise<void>;
  /** True when this page may make the parts: no other page of this browser does. Until the page ends or releases it. */
  claim(id: string): Promise<boolean>;
  /** This page makes them no more, and it or another one may claim them. */
  release(id: string): void;
}

declare module '../gateways' {
  interface Gateways {
    readonly importPlans: ImportPlans;
  }
}
