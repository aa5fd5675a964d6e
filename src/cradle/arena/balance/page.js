// Draws the charts in the colours of the page, and again when they or the width change.
const DARK = matchMedia('(prefers-color-scheme: dark)');
const PHONE = matchMedia('(max-width: 560px)');
const COMMA = { decimal: ',', thousands: '\u202f', grouping: [3], currency: ['', ''] };

const role = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** A chart names colours by their roles: "@accent". */
const coloured = (text) => text.replace(/"@([a-z]+)"/g, (_, name) => JSON.stringify(role(name)));

function config() {
  const font = getComputedStyle(document.body).fontFamily;
  const size = PHONE.matches ? 12 : 13;
  const axis = {
    labelColor: role('text'), titleColor: role('muted'), gridColor: role('line'), domain: false, ticks: false,
    labelFont: font, titleFont: font, labelFontSize: size, titleFontSize: size, titleFontWeight: 500,
    labelPadding: 6, labelLimit: Math.min(300, innerWidth * 0.46), labelOverlap: 'greedy', labelSeparation: 8,
  };
  const across = { titleAnchor: 'end', titleAlign: 'right', labelOverlap: 'parity' }; // a long title has room to the left
  const names = { minExtent: PHONE.matches ? 96 : 190, labelOverlap: false, grid: true }; // so that charts line up
  return {
    background: 'transparent', view: { stroke: null }, axis, axisX: across, axisYPoint: names, axisYBand: names,
    legend: { labelColor: role('text'), labelFont: font, labelFontSize: size, symbolType: 'square' },
  };
}

async function draw(holder) {
  const spec = JSON.parse(coloured(holder.dataset.spec));
  const locale = document.documentElement.lang === 'en' ? undefined : COMMA;
  await vegaEmbed(holder, spec, { mode: 'vega-lite', renderer: 'svg', actions: false, config: config(), formatLocale: locale });
}

const charts = [...document.querySelectorAll('.chart')];
for (const holder of charts) {
  holder.dataset.spec = holder.querySelector('script').textContent;
  holder.setAttribute('role', 'img');
}
const drawAll = () => Promise.all(charts.map(draw)).then(() => document.body.classList.add('drawn'));
for (const each of [DARK, PHONE]) each.addEventListener('change', drawAll);
addEventListener('beforeprint', () => document.querySelectorAll('details').forEach((each) => (each.open = true)));
drawAll();
