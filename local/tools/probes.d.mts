/** What the ensure helpers may ask of a machine. */
export interface Machine {
  ask(command: string, args: string[]): { code: number | null; output: string };
  perform(command: string, args: string[], env?: Record<string, string>): boolean;
  which(command: string): string | null;
  list(folder: string): string[];
  readText(file: string): string | null;
  exists(file: string): boolean;
  realpath(file: string): string;
  env: Record<string, string | undefined>;
  home: string;
  nodeVersion: string;
  isRoot: boolean;
  say(line: string): void;
}
