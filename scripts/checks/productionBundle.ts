/** The production bundle and its headers contain no address of a local service and no door to one. */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { buildProduction } from '../lib/buildProduction';

/** What would be left of a local service. The SDK itself names localhost in a few places that need a caller. */
const REMAINS: readonly RegExp[] = [
  /127\.0\.0\.1/,
  /localhost:\d/,
  /:(?:9099|8080|9199)\b/,
  /\.localhost\b/,
  /demo-lotsmith/,
  /\/emulator\//,
  /__LOCAL_SERVICES__/,
  /google-api\.js/,
  /instrument\(|redux-devtools\/instrument/,
  /kitPage|>The kit</,
];

const { folder } = await buildProduction();
const found: string[] = [];
let googleApi = 0;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(js|css|html|json|webmanifest)$/.test(file),
);
for (const file of files) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (text.includes('https://apis.google.com/js/api.js')) googleApi += 1;
  look(file, text);
}
if (googleApi === 0) found.push('No file names the real address of the script for popups.');
const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: unknown };
look('firebase.json (hosting)', JSON.stringify(hosting));
rmSync(folder, { recursive: true });

function look(file: string, text: string): void {
  for (const remain of REMAINS) {
    const match = remain.exec(text);
    if (match === null) continue;
    const around = text.slice(Math.max(0, match.index - 60), match.index + 60).replaceAll('\n', ' ');
    found.push(`${file}: ${match[0]} in …${around}…`);
  }
}

for (const line of found) console.log(line);
if (files.length < 3) console.log(`Only ${files.length} files were built.`);
if (found.length === 0) console.log(`${files.length} files of the production bundle name no local service.`);
process.exitCode = found.length === 0 && files.length >= 3 ? 0 : 1;
