import type { Camera, CameraProblem } from '../../../services/camera/Camera';

/** A camera whose pictures are files of some bytes. */
export function createFakeCamera() {
  let problem: CameraProblem | null = null;
  let taken = 0;
  let opened = 0;
  let closed = 0;
  let refuses = false;
  let held: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const camera: Camera = {
    open: async () => {
      if (problem !== null) return { problem };
      opened += 1;
      return {
        view: {
          stream: {} as MediaStream,
          take: async () => {
            await held;
            if (refuses) throw new Error('No picture.');
            taken += 1;
            return new File([`picture ${taken}`], `camera-${taken}.jpg`, { type: 'image/jpeg', lastModified: taken });
          },
          onEnded: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
          close: () => void (closed += 1),
        },
      };
    },
  };
  return {
    camera,
    /** How many are open. */
    open: (): number => opened - closed,
    listeners: (): number => listeners.size,
    fail: (next: CameraProblem | null): void => void (problem = next),
    /** From now on it gives no picture. */
    refuse: (): void => void (refuses = true),
    /** Holds pictures back; returns what lets them go. */
    hold: (): (() => void) => {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    /** It is taken away. */
    end: (): void => listeners.forEach((listener) => listener()),
  };
}
