import { newId } from '../../shared/id';
import type { FilesGateway } from '../../services/files/FilesGateway';

/** A sale with somebody who may write its files and somebody who is no member. */
export interface FilesParties {
  readonly saleId: string;
  readonly owner: FilesGateway;
  readonly stranger: FilesGateway;
}

const refused = (code: string): object => ({ name: 'GatewayFailure', code });
/** Several parts of a resumable upload. */
const bytesOf = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, index) => (index * 7) % 256);

/** What every file storage keeps. */
export function filesGatewayContract(name: string, parties: () => FilesParties): void {
  describe(`files gateway: ${name}`, () => {
    const pathFor = (saleId: string): string => `sales/${saleId}/photos/${newId()}/thumb.jpg`;
    const jpeg = (length = 2_000): Blob => new Blob([bytesOf(length)], { type: 'image/jpeg' });

    it('gives back the same bytes that were uploaded, and reports how far it is', async () => {
      const { saleId, owner } = parties();
      const path = pathFor(saleId);
      const received: [number, number][] = [];
      await owner.upload(path, jpeg(700_000), (sent, total) => received.push([sent, total])).done;
      const found = await owner.load(path);
      expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytesOf(700_000));
      expect(await owner.bytes(path)).toEqual(bytesOf(700_000));
      expect(received.length).toBeGreaterThan(0);
      expect(received.at(-1)).toEqual([700_000, 700_000]);
    });

    it('takes the same file a second time as done', async () => {
      const { saleId, owner } = parties();
      const path = pathFor(saleId);
      await owner.upload(path, jpeg(), () => undefined).done;
      await expect(owner.upload(path, jpeg(), () => undefined).done).resolves.toBeUndefined();
    });

    it('lets a stranger neither read nor write', async () => {
      const { saleId, owner, stranger } = parties();
      const path = pathFor(saleId);
      await owner.upload(path, jpeg(), () => undefined).done;
      await expect(stranger.load(path)).rejects.toMatchObject(refused('unauthorized'));
      await expect(stranger.upload(pathFor(saleId), jpeg(), () => undefined).done).rejects.toMatchObject(
        refused('unauthorized'),
      );
    });

    it('refuses a file of a kind that no rule allows', async () => {
      const { saleId, owner } = parties();
      const path = `sales/${saleId}/photos/${newId()}/notes.txt`;
      await expect(owner.upload(path, jpeg(), () => undefined).done).rejects.toMatchObject(refused('unauthorized'));
    });

    it('says whether a file of this size is there', async () => {
      const { saleId, owner } = parties();
      const path = pathFor(saleId);
      expect(await owner.isStored(path, 2_000)).toBe(false);
      await owner.upload(path, jpeg(), () => undefined).done;
      expect(await owner.isStored(path, 2_000)).toBe(true);
      expect(await owner.isStored(path, 1_999)).toBe(false);
    });

    it('says that a file is not there', async () => {
      const { saleId, owner } = parties();
      await expect(owner.load(pathFor(saleId))).rejects.toMatchObject(refused('object-not-found'));
    });

    it('lists the files of a folder and deletes each, also once more', async () => {
      const { saleId, owner } = parties();
      const folder = `sales/${saleId}/photos/${newId()}`;
      const paths = ['full', 'thumb'].map((size) => `${folder}/${size}.jpg`);
      expect(await owner.list(folder)).toEqual([]);
      for (const path of paths) await owner.upload(path, jpeg(), () => undefined).done;
      await owner.upload(pathFor(saleId), jpeg(), () => undefined).done;
      expect([...(await owner.list(folder))].sort()).toEqual(paths);
      for (const path of [...paths, ...paths]) await owner.remove(path);
      expect(await owner.list(folder)).toEqual([]);
      await expect(owner.load(String(paths[0]))).rejects.toMatchObject(refused('object-not-found'));
    });

    it('lets a stranger neither list nor delete', async () => {
      const { saleId, owner, stranger } = parties();
      const path = pathFor(saleId);
      await owner.upload(path, jpeg(), () => undefined).done;
      await expect(stranger.list(path.replace('/thumb.jpg', ''))).rejects.toMatchObject(refused('unauthorized'));
      await expect(stranger.remove(path)).rejects.toMatchObject(refused('unauthorized'));
      expect(await owner.isStored(path, 2_000)).toBe(true);
    });

    it('stores nothing of an upload that was cancelled', async () => {
      const { saleId, owner } = parties();
      const path = pathFor(saleId);
      const upload = owner.upload(path, jpeg(4_000_000), () => undefined);
      upload.cancel();
      await expect(upload.done).rejects.toMatchObject(refused('canceled'));
      await expect(owner.load(path)).rejects.toMatchObject(refused('object-not-found'));
    });
  });
}
