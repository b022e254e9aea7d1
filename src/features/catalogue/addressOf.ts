/** As a person passes it on: `example.com/c/autumn-sale`, a browser adds the rest. */
export function addressOf(slug: string): string {
  return `${window.location.host}/c/${slug}`;
}
