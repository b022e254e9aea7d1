/** jsdom's files have no methods of their own to be read. */
export function readableBlobs(): void {
  const readAs = (blob: Blob): Promise<ArrayBuffer> =>
    new Promise((resolve) => {
      const file = new FileReader();
      file.addEventListener('load', () => resolve(file.result as ArrayBuffer));
      file.readAsArrayBuffer(blob);
    });
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return readAs(this);
    },
    async text(this: Blob) {
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readAs(this));
    },
  });
}
