import { GatewayFailure } from '../failure';
import type { BundleFileCode } from './BundleFiles';

/** File System Standard, and the File System Access draft: the names of what its promises reject with. */
const CODES: Readonly<Record<string, BundleFileCode>> = {
  AbortError: 'not-chosen',
  NotAllowedError: 'no-permission',
  SecurityError: 'no-permission',
  QuotaExceededError: 'no-space',
  NotFoundError: 'folder-gone',
  NoModificationAllowedError: 'in-use',
};

/** What went wrong on the disk. */
export function diskFailure(error: unknown): GatewayFailure<BundleFileCode | 'unknown'> {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new GatewayFailure(CODES[name] ?? 'unknown', error);
}

/** Runs `work`, whose rejections are the disk's. */
export async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof GatewayFailure ? error : diskFailure(error);
  }
}
