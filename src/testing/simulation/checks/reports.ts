/**
 * Listens to what no page catches: errors in the console (Redux says there when something is no plain data) and broken
 * promises that nobody looked at. Warnings are part of the simulated troubles, and are not shown. Returns how to end it.
 */
export function catchReports(fail: (problem: string) => void): () => void {
  const { error, warn } = console;
  console.error = (...parts: unknown[]) => fail(`console: ${parts.map(String).join(' ').slice(0, 500)}`);
  console.warn = () => undefined;
  const unhandled = (reason: unknown): void =>
    fail(`nobody looked at a broken promise: ${reason instanceof Error ? (reason.stack ?? '') : String(reason)}`);
  process.on('unhandledRejection', unhandled);
  return () => {
    Object.assign(console, { error, warn });
    process.off('unhandledRejection', unhandled);
  };
}
