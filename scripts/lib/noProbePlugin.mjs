/** The transport of Firestore, as it is shipped: one minified file. */
const TRANSPORT = /[\\/]@firebase[\\/]webchannel-wrapper[\\/]dist[\\/]webchannel-blob[\\/]esm[\\/][^\\/?]+\.js$/;

/** Of its look at google.com: the address, and the call that fetches it as an image and hands the answer on. */
const PROBE = /("\/\/www\.google\.com\/images\/cleardot\.gif"\);[^{}]*?[;,]\w+\?)\w+\(\w+\.toString\(\),(\w+)\)/;

/**
 * When the database does not answer, its transport asks google.com for an image, to count in a statistic that nobody
 * reads whether the network was away. That tells Google's search domain, with its cookies, who works here and when, and
 * our policy forbids it. In a build nothing is asked, and the answer is the one that an absent network gives.
 */
export function noProbe() {
  return {
    name: 'lotsmith:no-probe',
    apply: 'build',
    transform: {
      filter: { id: TRANSPORT },
      handler(code) {
        const changed = code.replace(PROBE, '$1$2(!1)');
        if (changed === code) throw new Error('The transport of Firestore asks google.com in another way than before.');
        return { code: changed, map: null };
      },
    },
  };
}
