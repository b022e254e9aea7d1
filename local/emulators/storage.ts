import { readdirSync, rmSync, unlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import {
  type BlobStore,
  loadRegistry,
  loadStorageEmulator,
  type EmulatorRuleset,
  type StoredMetadata,
} from '../tools/firebaseTools';
import { guarded, type PagePorts } from '../net/guard';
import { closeServer, listen } from '../net/http';
import { LOCAL_PROJECT, LOOPBACK } from '../net/project';
import { uploadsWithoutTokens } from '../net/uploads';

/** The kept objects: what each is, and the name of its file in the folder of the blobs. */
export interface StorageExport {
  readonly objects: readonly { readonly file: string; readonly metadata: unknown }[];
}

export interface RunningStorage {
  readonly port: number;
  exportObjects(): StorageExport;
  /** To be called once an export is safely kept: only then are the files of deleted objects removed. */
  forgetDeleted(upTo: StorageExport): void;
  stop(): Promise<void>;
}

export interface StorageOptions {
  readonly root: string;
  readonly port: number;
  readonly blobs: string;
  readonly kept: StorageExport | null;
  readonly ruleset: EmulatorRuleset;
  readonly pages: PagePorts;
  /** Makes a ruleset of another text (the emulator's own door for tests). Throws when it is not understood. */
  readonly parseRules: (source: string) => EmulatorRuleset;
}

/** Google's Storage emulator in this process; verdicts come from our evaluator of `storage.rules`. */
export async function startStorage(options: StorageOptions): Promise<RunningStorage> {
  const modules = loadStorageEmulator(options.root);
  const registry = loadRegistry(options.root);
  if (registry.isRunning('storage')) throw new Error('One process can run one Storage emulator only.');
  const functions = new modules.functions.StorageCloudFunctions(LOCAL_PROJECT);
  const blobs = keepingBlobs(modules.persistence.Persistence, options.blobs);
  const files = new Map<string, { metadata: StoredMetadata }>();
  const buckets = new Map<string, unknown>();
  let ruleset = options.ruleset;

  for (const { file, metadata } of options.kept?.objects ?? []) {
    const stored = modules.metadata.StoredFileMetadata.fromJSON(JSON.stringify(metadata), functions);
    const name = path.join(stored.bucket, stored.name);
    blobs._diskPathMap.set(name, file);
    files.set(name, new modules.files.StoredFile(stored));
  }
  removeOrphans(options.blobs, new Set(blobs._diskPathMap.values()));

  const layer = (validator: unknown) =>
    new modules.files.StorageLayer(
      LOCAL_PROJECT,
      files,
      buckets,
      validator,
      modules.rules.getAdminCredentialValidator(),
      blobs,
      functions,
    );
  const uploadService = new (uploadsWithoutTokens(modules.upload.UploadService))(blobs);
  const storageLayer = layer(modules.rules.getFirebaseRulesValidator(() => ruleset));
  const app = await modules.server.createApp(LOCAL_PROJECT, {
    storageLayer,
    adminStorageLayer: layer(modules.rules.getAdminOnlyFirebaseRulesValidator()),
    uploadService,
    rulesManager: { getRuleset: () => ruleset },
    reset: () => {
      for (const name of files.keys()) blobs.deleteFile(name, true);
      files.clear();
      uploadService.reset();
    },
    replaceRules: (rules: { content: string }) => {
      try {
        ruleset = options.parseRules(rules.content);
        return Promise.resolve({ errors: [] });
      } catch (error) {
        return Promise.resolve({ errors: [String(error)] });
      }
    },
  });

  let server: Server | null = null;
  await registry.start({
    start: async () => void (server = await listen(guarded(app, options.pages), options.port, LOOPBACK)),
    connect: () => Promise.resolve(),
    stop: () => (server === null ? Promise.resolve() : closeServer(server)),
    getInfo: () => ({ name: 'storage', host: LOOPBACK, port: options.port }),
    getName: () => 'storage',
  });

  return {
    port: options.port,
    exportObjects: () => ({
      objects: [...files].map(([name, { metadata }]) => ({
        file: blobs.getDiskFileName(name) ?? '',
        metadata: JSON.parse(modules.metadata.StoredFileMetadata.toJSON(metadata)) as unknown,
      })),
    }),
    forgetDeleted: (upTo) => blobs.forgetDeleted(new Set(upTo.objects.map(({ file }) => file))),
    stop: () => registry.stop('storage'),
  };
}

interface KeepingBlobs extends BlobStore {
  forgetDeleted(stillNeeded: ReadonlySet<string>): void;
}

/**
 * The emulator removes an object's file when it is deleted or overwritten. The newest kept export would then point to
 * nothing, and a crash before the next one would lose the object, old and new. So the file stays until an export
 * without it is safe.
 */
function keepingBlobs(Persistence: new (folder: string) => BlobStore, folder: string): KeepingBlobs {
  const deleted = new Set<string>();
  return new (class extends Persistence {
    override deleteFile(name: string, silently = false): void {
      const file = this.getDiskFileName(name);
      if (file === undefined && !silently) throw new Error(`There is no file of "${name}".`);
      if (file !== undefined) deleted.add(file);
      this._diskPathMap.delete(name);
    }

    forgetDeleted(stillNeeded: ReadonlySet<string>): void {
      for (const file of deleted) {
        if (stillNeeded.has(file)) continue;
        deleted.delete(file);
        unlinkSync(path.join(folder, file));
      }
    }
  })(folder);
}

/** Files of uploads that never ended, or that ended after the last export. */
function removeOrphans(folder: string, known: ReadonlySet<string>): void {
  for (const file of readdirSync(folder)) {
    if (!known.has(file)) rmSync(path.join(folder, file), { force: true });
  }
}
