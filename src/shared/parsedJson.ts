/** What a kept text says as JSON; null where there is no text, or one that is no JSON because something else wrote it. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
