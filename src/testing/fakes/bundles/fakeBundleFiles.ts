import type { BundleFileCode, BundleFiles, BundleNames, BundleTarget } from '../../../services/bundles/BundleFiles';
import { GatewayFailure } from '../../../services/failure';

/** One bundle as the test sees it. */
export interface FakeBundle {
  readonly way: 'zip' | 'folder';
  readonly names: BundleNames;
  /** In the order in which they were written. */
  readonly files: Map<string, Blob>;
  /** What was there before, and stays. */
  readonly kept: Set<string>;
  readonly end: 'finished' | 'abandoned' | null;
}

export interface FakeBundleFiles extends BundleFiles {
  /** Single files that the person got. */
  readonly saved: readonly { readonly name: string; readonly text: string }[];
  /** Oldest first. */
  readonly bundles: readonly FakeBundle[];
  /** Files that are in the folder from a run that was broken off. */
  readonly inFolder: Map<string, number>;
  readonly clears: number;
  failNext(op: 'save' | 'open' | 'write' | 'finish', code: BundleFileCode | 'unknown'): void;
}

/** Bundles in memory. */
export function createFakeBundleFiles(): FakeBundleFiles {
  const saved: { readonly name: string; readonly text: string }[] = [];
  const bundles: FakeBundle[] = [];
  const failures: { readonly op: string; readonly code: string }[] = [];
  const inFolder = new Map<string, number>();
  let clears = 0;
  const failPlanned = (op: string): void => {
    const place = failures.findIndex((failure) => failure.op === op);
    const [failure] = place < 0 ? [] : failures.splice(place, 1);
    if (failure !== undefined) throw new GatewayFailure(failure.code);
  };
  const open = async (way: FakeBundle['way'], names: BundleNames): Promise<BundleTarget> => {
    failPlanned('open');
    const bundle = {
      way,
      names,
      files: new Map<string, Blob>(),
      kept: new Set<string>(),
      end: null as FakeBundle['end'],
    };
    bundles.push(bundle);
    return {
      name: way === 'zip' ? `${names.bundle}.zip` : `Auctions/${names.bundle}`,
      has: async (name, bytes) => way === 'folder' && inFolder.get(name) === bytes,
      keep: (name) => void bundle.kept.add(name),
      async write(name, bytes) {
        failPlanned('write');
        bundle.files.set(name, new Blob([bytes]));
      },
      async finish() {
        failPlanned('finish');
        bundle.end = 'finished';
      },
      abandon: async () => void (bundle.end = 'abandoned'),
    };
  };
  return {
    saved,
    bundles,
    inFolder,
    get clears() {
      return clears;
    },
    failNext: (op, code) => void failures.push({ op, code }),
    save(name, bytes) {
      failPlanned('save');
      saved.push({ name, text: new TextDecoder().decode(bytes) });
    },
    openZip: (names) => open('zip', names),
    openFolder: (names) => open('folder', names),
    clear: async () => void (clears += 1),
  };
}
