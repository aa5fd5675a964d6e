import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['CRADLE_SERVER'] ?? 'http://127.0.0.1:8000';

// The two faces that the first screen is set in come with the page, not after its style sheet.
const PRELOADED = /alegreya(-sans)?-latin-(400|700)-normal-.*\.woff2$/;

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
  plugins: [svelte(), Icons({ compiler: 'raw', scale: 1 }), preloadFonts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
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
    include: ['src/**/*.test.ts'],
  },
}));
