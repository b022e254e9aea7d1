import { PHOTO_SIZES, type PhotoRefusal, type PhotoSize } from '../../domain/photos/photo';
import { GatewayFailure } from '../../services/failure';
import type { PhotoPreparer, PictureForm } from '../../services/photos/PhotoPreparer';

export interface FakePhotoPreparer extends PhotoPreparer {
  /** The forms that pictures were wanted in, oldest first. */
  readonly fitted: readonly PictureForm[];
  /** The next `fit` without an answer planned yet rejects with this code. */
  failFit(code: PhotoRefusal | 'notLoaded'): void;
  /** Every call, oldest first. */
  readonly calls: readonly ({ readonly op: 'prepare' | 'inspect'; readonly file: Blob } | { readonly op: 'close' })[];
  /** The next `prepare` without an answer planned yet rejects with this code. Planned answers are used in order. */
  failNext(op: 'prepare', code: PhotoRefusal | 'notLoaded'): void;
  /** The next `fingerprint` rejects with this code. */
  failFingerprint(code: PhotoRefusal | 'notLoaded'): void;
  /** What `inspect` answers for a file; null for all until it is set. */
  refuse(rule: (file: Blob) => PhotoRefusal | null): void;
  /** The next `prepare` stays pending until the returned function is called, its signal aborts, or `close`. */
  holdNext(): () => void;
}

type Plan = { readonly fail: PhotoRefusal | 'notLoaded' } | { readonly until: Promise<void> };

/** Prepares nothing: gives three small files and a size, at once, in place of the workers. */
export function createFakePhotoPreparer(): FakePhotoPreparer {
  const calls: FakePhotoPreparer['calls'][number][] = [];
  const plans: Plan[] = [];
  let closing = new AbortController();
  const unread: (PhotoRefusal | 'notLoaded')[] = [];
  const unfit: (PhotoRefusal | 'notLoaded')[] = [];
  const fitted: PictureForm[] = [];
  let rule: (file: Blob) => PhotoRefusal | null = () => null;

  async function work(plan: Plan | undefined, count: number) {
    if (plan && 'fail' in plan) throw new GatewayFailure(plan.fail);
    await plan?.until;
    const file = (size: PhotoSize) => new Blob([`${size} of photo ${count}`], { type: 'image/jpeg' });
    const [full, view, thumb] = PHOTO_SIZES.map(file);
    if (!full || !view || !thumb) throw new Error('A photo has three sizes');
    return { files: { full, view, thumb }, width: 3840, height: 2880, hash: count.toString(16).padStart(64, '0') };
  }

  return {
    calls,
    refuse: (next) => void (rule = next),
    async inspect(file) {
      calls.push({ op: 'inspect', file });
      return rule(file);
    },
    async fingerprint(file) {
      const code = unread.shift();
      if (code !== undefined) throw new GatewayFailure(code);
      const said = `${file instanceof File ? file.name : ''} ${String(file.size)}`;
      const letters = [...said].map((letter) => letter.charCodeAt(0).toString(16));
      return letters.join('').padStart(64, '0').slice(-64);
    },
    fitted,
    failFit: (code) => void unfit.push(code),
    async fit(photo, form) {
      const code = unfit.shift();
      if (code !== undefined) throw new GatewayFailure(code);
      fitted.push(form);
      return photo;
    },
    prepare(file, signal) {
      calls.push({ op: 'prepare', file });
      const ends = signal ? [signal, closing.signal] : [closing.signal];
      const over = new AbortController();
      const aborted = new Promise<never>((_, reject) => {
        for (const end of ends) {
          if (end.aborted) reject(end.reason);
          end.addEventListener('abort', () => reject(end.reason), { signal: over.signal });
        }
      });
      return Promise.race([aborted, work(plans.shift(), calls.length)]).finally(() => over.abort());
    },
    close() {
      calls.push({ op: 'close' });
      closing.abort();
      closing = new AbortController();
    },
    failFingerprint: (code) => void unread.push(code),
    failNext: (_op, code) => void plans.push({ fail: code }),
    holdNext() {
      let release = () => {};
      plans.push({ until: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
  };
}
