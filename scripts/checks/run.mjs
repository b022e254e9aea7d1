import { spawn } from 'node:child_process';

/** The process groups that are running; `stopAll` ends them when the run itself is ended. */
const running = new Set();

/**
 * Runs a command in its own process group and keeps its output.
 * Resolves (never rejects) with `{ code, output, seconds, timedOut }`; a command that cannot start has code 127.
 * After `timeoutSeconds` the whole group is killed, so that no browser or server survives its test.
 */
export function run(command, args, { cwd, env = {}, timeoutSeconds = 300 } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const chunks = [];
    let timedOut = false;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup(child);
    }, timeoutSeconds * 1000);
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      // What a command leaves behind in its group (a server, a browser) must not disturb the next step.
      endGroup(child);
      const late = timedOut ? `\nStopped: it took longer than ${timeoutSeconds} s.\n` : '';
      const seconds = (performance.now() - started) / 1000;
      resolve({ code: timedOut ? 124 : code, output: Buffer.concat(chunks).toString() + late, seconds, timedOut });
    };
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${command} could not be started: ${error.message}\n`));
      finish(127);
    });
    // 'exit' and not 'close': a grandchild that keeps the pipe open must not hang the run.
    child.once('exit', (code, signal) => setTimeout(finish, 50, code ?? (signal === null ? 1 : 128)));
  });
}

/** Ends every command that is still running. */
export function stopAll() {
  for (const child of running) endGroup(child);
}

function endGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}
