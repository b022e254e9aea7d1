const AGAIN_MS = 3_000;

/**
 * Opens App Check with `load`, before the first request to the services. Resolves after the first try: a page without it
 * goes on, and its later requests have it as soon as it has come.
 */
export async function bringAppCheck(load: () => Promise<void>, report: (error: unknown) => void): Promise<void> {
  try {
    await load();
  } catch (error) {
    report(error);
    setTimeout(() => void bringAppCheck(load, report), AGAIN_MS);
  }
}
