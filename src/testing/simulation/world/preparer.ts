import { createFakePhotoPreparer } from '../../fakes/fakePhotoPreparer';
import type { PhotoPreparer } from '../../../services/photos/PhotoPreparer';

/** Makes the same sizes of the same file every time, as the real one does; takes a while of simulated time. */
export function createSteadyPreparer(): PhotoPreparer {
  return {
    ...createFakePhotoPreparer(),
    async fingerprint(file) {
      await new Promise((resolve) => setTimeout(resolve, 3));
      const letters = [...(await file.text())].map((letter) => letter.charCodeAt(0).toString(16));
      return letters.join('').padStart(64, '0').slice(-64);
    },
    async prepare(file) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      const sized = (size: string): Blob => new Blob([`${size} of ${String(file.size)} bytes`], { type: 'image/jpeg' });
      const files = { full: sized('full'), view: sized('view'), thumb: sized('thumb') };
      return { files, width: 3840, height: 2880, hash: file.size.toString(16).padStart(64, '0') };
    },
  };
}
