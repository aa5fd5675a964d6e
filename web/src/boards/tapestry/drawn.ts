// Symbols are drawn many times over: each row of them is put together once, and copied wherever it stands.

import type { Sign, Token } from './effects';
import { SIGNS } from './symbols';

const ANY = `<svg class="any" viewBox="0 0 20 20" aria-hidden="true"><path d="M10 1L10 10L1 10Z" fill="#d9a514"/><path d="M10 1L19 10L10 10Z" fill="#3d86d1"/><path d="M1 10L10 10L10 19Z" fill="#63a83a"/><path d="M19 10L10 19L10 10Z" fill="#a457c4"/><path d="M10 1L19 10L10 19L1 10Z" fill="none" stroke="#2a2016" stroke-width="1.4"/></svg>`;

function signHtml({ sign, count, arrow, bare, star }: Sign): string {
  const symbol = SIGNS[sign] ?? SIGNS['special'];
  const points = sign === 'points';
  const classes = ['sign', symbol?.ground ? 'plate' : '', points ? 'points' : ''].filter(Boolean).join(' ');
  const style = [
    symbol?.ink ? `--sign-ink:${symbol.ink}` : '',
    symbol?.ground ? `--sign-ground:${symbol.ground}` : '',
  ].filter(Boolean);
  return [
    `<span class="${classes}" data-sign="${sign}" style="${style.join(';')}">`,
    sign === 'any' ? ANY : `<span class="icon">${symbol?.icon ?? ''}</span>`,
    points ? `<b>${count}</b>` : count > 1 ? `<b class="count">${count}</b>` : '',
    arrow ? `<i class="arrow">${arrow === 'up' ? '▲' : '▼'}</i>` : '',
    bare ? '<i class="bare"></i>' : '',
    star ? '<i class="star">★</i>' : '',
    '</span>',
  ].join('');
}

/** Symbols and the marks between them; all of it comes from the build and from numbers. */
const htmlOf = (tokens: Token[]): string =>
  tokens.map((token) => (typeof token === 'string' ? `<i class="mark">${token}</i>` : signHtml(token))).join('');

const made = new Map<string, HTMLTemplateElement>();

/** A copy of these symbols. */
export function copyOf(tokens: Token[]): DocumentFragment {
  const html = htmlOf(tokens);
  let template = made.get(html);
  if (!template) {
    template = document.createElement('template');
    template.innerHTML = html;
    made.set(html, template);
  }
  return document.importNode(template.content, true);
}
