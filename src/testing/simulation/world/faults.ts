/** How likely each thing goes wrong, 0 to 1; each run has its own mixture, and the end of a run has none. */
export interface Faults {
  /** The server has done it, and its answer does not arrive. */
  readonly lostAnswer: number;
  /** It never reaches the server. */
  readonly lostRequest: number;
  /** Of those two: it is sent again below the application, as Firestore does; otherwise the call fails. */
  readonly sentAgain: number;
  /** It reaches the server twice. */
  readonly twice: number;
  /** An answer, or what a listener gets, takes seconds. */
  readonly slow: number;
  /** Without a network a call fails; otherwise it waits for the network. */
  readonly failsOffline: number;
}

export const NO_FAULTS: Faults = { lostAnswer: 0, lostRequest: 0, sentAgain: 1, twice: 0, slow: 0, failsOffline: 0 };

export function drawFaults(next: () => number): Faults {
  return {
    lostAnswer: next() * 0.15,
    lostRequest: next() * 0.1,
    sentAgain: next(),
    twice: next() * 0.1,
    slow: next() * 0.3,
    failsOffline: next(),
  };
}
