import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['CRADLE_SERVER'] ?? 'http://127.0.0.1:8000';

// The two faces that the first screen is set in come with the page, not after its style sheet.
const PRELOADED = /alegreya(-sans)?-latin-(400|700)-normal-.*\.woff2$/;

const LOCALE = fileURLToPath(new URL('../src/cradle/locale', import.meta.url));
const EVERYWHERE = ['web', 'core', 'server'];
const NOWHERE = ['arena', 'balance', 'cli', 'envs', 'lines']; // of the command
const WORDS = 'virtual:words/';

// What tables and replays of several titles share is one file, not thirty that are asked for one by one.
const SHARED =
  /\/src\/(boards\/(parts\/|board\.ts)|table\/(Choice|Panel|panel|ScoreTable|turn|light)\b|ui\/(Dialog|PanZoom|Tip|tip|narrow)\b)/;

/** `virtual:words/en`: what every screen says, and of each title only its name and its pitch. */
function firstWords(): Plugin {
  const read = (code: string, file: string): string => {
    const text = readFileSync(`${LOCALE}/${code}/${file}`, 'utf-8');
    const part = file.replace('.ftl', '');
    if (EVERYWHERE.includes(part)) return text;
    return (text.match(new RegExp(`^${part}(-pitch)? = .*(\\n +.*)*`, 'gm')) ?? []).join('\n');
  };
  return {
    name: 'first-words',
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const code = id.slice(WORDS.length + 1);
      const files = readdirSync(`${LOCALE}/${code}`).filter(
        (file) => file.endsWith('.ftl') && !NOWHERE.includes(file.replace('.ftl', '')),
      );
      for (const file of files) this.addWatchFile(`${LOCALE}/${code}/${file}`);
      return `export default ${JSON.stringify(files.map((file) => read(code, file)).join('\n'))}`;
    },
  };
}

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => PRELOADED.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), firstWords(), Icons({ compiler: 'raw', scale: 1 }), preloadFonts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'shared', test: SHARED }] },
      },
    },
    manifest: 'built.json', // for the server, which tells the page of a table early what it will need
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true },
      '/locale': server,
    },
  },
  test: {
    environment: 'jsdom',
    pool: 'vmThreads', // jsdom is read once for each worker, and still every file has a window and modules of its own:
    maxWorkers: 2, // one worker alone would get all files at once, with one window for them
    testTimeout: 120_000, // however busy the machine is
    hookTimeout: 120_000,
    setupFiles: 'src/test/setup.ts',
    include: ['src/**/*.test.ts'],
  },
}));
