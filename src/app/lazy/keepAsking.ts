/** The first pause after a failure, which doubles with each, and the longest, in ms. */
const AGAIN_MS = 3_000;
const LONGEST_MS = 60_000;

/**
 * Asks until there is an answer: at once, after pauses, and whenever the network comes back or somebody comes back to the
 * page. Returns how to end that.
 */
export function keepAsking<Answer>(ask: () => Promise<Answer>, onAnswer: (answer: Answer) => void): () => void {
  let pause = AGAIN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  const end = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', tryNow);
    document.removeEventListener('visibilitychange', tryNow);
  };

  function tryNow(): void {
    if (isAsking || isOver) return;
    isAsking = true;
    clearTimeout(timer);
    ask().then(
      (answer) => {
        if (isOver) return;
        end();
        onAnswer(answer);
      },
      () => {
        isAsking = false;
        if (isOver) return;
        timer = setTimeout(tryNow, pause);
        pause = Math.min(2 * pause, LONGEST_MS);
      },
    );
  }

  window.addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', tryNow);
  tryNow();
  return end;
}
