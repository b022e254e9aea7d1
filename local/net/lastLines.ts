/** Keeps the newest lines of a program's output, so that its end can be explained. */
export class LastLines {
  private lines: string[] = [];
  private rest = '';

  constructor(private readonly limit = 30) {}

  add(chunk: string): void {
    const parts = (this.rest + chunk).split(/\r?\n/);
    this.rest = parts.pop() ?? '';
    this.lines = [...this.lines, ...parts.filter((line) => line.trim() !== '')].slice(-this.limit);
  }

  get all(): readonly string[] {
    return this.rest.trim() === '' ? this.lines : [...this.lines, this.rest].slice(-this.limit);
  }
}
