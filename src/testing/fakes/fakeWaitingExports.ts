import type { WaitingExport, WaitingExports } from '../../services/exports/WaitingExports';

/** What waits on a device, in memory; a second page of the device is made with the same `kept`. */
export function createFakeWaitingExports(
  kept = new Map<string, readonly [uid: string, waiting: WaitingExport]>(),
): WaitingExports & { readonly kept: typeof kept; outlivesPages: boolean } {
  const device = {
    kept,
    outlivesPages: true,
    async list(uid: string) {
      return [...kept.values()].filter(([whose]) => whose === uid).map(([, waiting]) => waiting);
    },
    async keep(uid: string, waiting: WaitingExport) {
      kept.set(waiting.exported.id, [uid, waiting]);
      return device.outlivesPages;
    },
    async drop(_uid: string, exportId: string) {
      kept.delete(exportId);
    },
  };
  return device;
}
