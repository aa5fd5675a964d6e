// What is printed on the pieces, twice: as a sentence, and as a verb with symbols for a card.

import type { TitleLanguage } from '../../words/language';
import { type Data, data, isData, list, num, nums, text } from '../parts/read';
import type { Token } from '../parts/signs';
import { type Symbol, sign, trackSign } from './symbols';

export const LEVELS = ['', 'I', 'II', 'III', 'IV'];
export const levelsOf = (levels: number[]): string =>
  levels.length > 2 && levels.every((level, i) => level === (levels[0] ?? 0) + i)
    ? `${LEVELS[levels[0] ?? 0]}–${LEVELS[levels.at(-1) ?? 0]}`
    : levels.map((level) => LEVELS[level]).join(', ');

/** A part of a card: when it works, what it costs, what it does. */
export interface Part {
  when: 'instant' | 'action' | 'always' | 'end';
  icon: Token;
  price: Token[];
  tokens: Token[];
  text: string;
}

const COUNTED: Record<string, Symbol> = {
  villages: 'village',
  cities: 'city',
  structures: 'structure',
  techs: 'technology',
  'techs-level': 'technology',
  leaders: 'leader',
  goals: 'laurel',
  'invest-cubes': 'invested',
  'active-pop': 'piece',
  coins: 'coin',
};
const WHEN = { instant: 'instant', action: 'actor', always: 'always', end: 'laurel' } as const;
const MARK = '\u0001';

/** What is printed never changes: a piece is put into words once. */
function once<T>(make: (entry: Data) => T): (entry: Data) => T {
  const made = new WeakMap<Data, { said: T }>();
  return (entry) => {
    const known = made.get(entry) ?? { said: make(entry) };
    made.set(entry, known);
    return known.said;
  };
}

const spoken = new WeakMap<TitleLanguage, Words>();
export function wordsOf(language: TitleLanguage): Words {
  const words = spoken.get(language) ?? new Words(language);
  spoken.set(language, words);
  return words;
}

export class Words {
  constructor(readonly language: TitleLanguage) {}

  // -- sentences ------------------------------------------------------------------------------------------------

  /** What a list of effects does, in one sentence. */
  sentence(effects: Data[]): string {
    return effects.map((effect) => this.does(effect)).join(', ');
  }

  does(e: Data): string {
    const say = (id: string, args: Record<string, string | number> = {}): string =>
      this.language.say(`effect-does-${id}`, args);
    for (const id of ['coins', 'population', 'vp', 'move', 'explore']) if (id in e) return say(id, { n: num(e, id) });
    if ('each' in e) return this.counted(this.sentence(list(e, 'do')), e);
    if ('invest' in e) return say('invest', { track: text(e, 'invest'), n: num(e, 'times') || 1 });
    if ('token' in e) return say('token', { token: text(e, 'token') });
    if ('structure' in e) return say('structure', { level: LEVELS[num(e, 'structure')] ?? '' });
    if ('recruit' in e)
      return say('recruit', { unit: text(e, 'recruit'), n: num(e, 'strength'), from: text(e, 'from') });
    if ('strengthen' in e)
      return say('strengthen', { unit: text(e, 'strengthen'), n: num(e, 'by'), split: Number(e['split'] === true) });
    if ('research' in e)
      return say('research', {
        level: this.orLevels(nums(e, 'research')),
        from: text(e, 'from'),
        known: Number(e['open-only'] === true),
        free: Number(e['ignore-links'] === true),
      });
    if ('private' in e) return say('private', { n: num(e, 'draw'), level: LEVELS[num(e, 'private')] ?? '' });
    if ('basic' in e) return say('basic', { level: nums(e, 'basic').join(', ') });
    if ('produce' in e) return say(`produce-${text(e, 'produce')}`);
    if ('expand' in e) return say(`expand-${text(e, 'expand') === 'join' ? 'build' : text(e, 'expand')}`);
    if ('government' in e) return say('step', { step: this.language.say(`step-${text(e, 'government')}`) });
    if ('complete' in e) return this.language.say('effect-complete-goal');
    if (Array.isArray(e['choose']))
      return this.either(
        e['choose'].map((option) => this.sentence(Array.isArray(option) ? option.filter(isData) : [])),
      );
    const others = list(e, 'others');
    return others.length ? say('others', { what: this.sentence(others) }) : this.sentence(list(e, 'everybody'));
  }

  private orLevels(levels: number[]): string {
    return this.either(levels.map((level) => LEVELS[level] ?? ''));
  }

  /** The choices one after another, with "or" before the last. */
  either(options: string[], join = 'or'): string {
    const [last = '', ...before] = [...options].reverse();
    if (!before.length) return last;
    return this.language.say(`effect-${join}`, { one: before.reverse().join(', '), two: last });
  }

  private counted(what: string, e: Data): string {
    const said = this.language.say('effect-does-each', { what, each: this.per(data(e['each']), num(e, 'per')) });
    return 'most' in e ? this.language.say('effect-does-most', { what: said, n: num(e, 'most') }) : said;
  }

  private per(e: Data, per: number): string {
    return this.language.say(`effect-per-${text(e, 'count')}`, { ...this.of(e), n: per || 1 });
  }

  private of(e: Data): Record<string, string> {
    if ('level' in e) return { of: LEVELS[num(e, 'level')] ?? '' };
    for (const key of ['colour', 'track']) if (key in e) return { of: this.language.say(`${key}-${text(e, key)}`) };
    return {};
  }

  /** When something that lasts works, or what it changes. */
  lasting(e: Data): string {
    if ('modifier' in e) return this.language.say(`effect-does-${text(e, 'modifier')}`, { n: Math.abs(num(e, 'by')) });
    return `${this.event(e)}: ${this.sentence(list(e, 'do'))}`;
  }

  private event(e: Data): string {
    const on = text(e, 'on');
    if ('min-level' in e) return this.language.say('effect-when-level', { level: LEVELS[num(e, 'min-level')] ?? '' });
    if (e['first'] === false) return this.language.say('effect-when-known');
    return this.language.say(`effect-when-${on}`, on === 'recruit' ? { unit: text(e, 'unit') || 'either' } : {});
  }

  score(e: Data): string {
    if (!('each' in e)) return this.language.say('effect-does-points', { n: num(e, 'vp') });
    return this.counted(this.language.say('term-points', { n: num(e, 'vp') }), e);
  }

  /** What an action needs, or a goal: "a city or 2 villages". */
  readonly needed = once((condition: Data): string => {
    const every = list(condition, 'all');
    const needs = (every.length ? every : list(condition, 'any')).map((each) =>
      this.language.say(`effect-need-${text(each, 'count')}`, { ...this.of(each), n: num(each, 'least') }),
    );
    return this.either(needs, every.length ? 'and' : 'or');
  });

  price(entry: Data): string {
    const { coins, exhaust } = costOf(entry);
    return [
      coins ? this.language.say('effect-need-coins', { n: coins }) : '',
      exhaust ? this.language.say('effect-does-exhaust', { n: exhaust }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  }

  readonly action = once((entry: Data): string => {
    const what = this.sentence(list(entry, 'action'));
    const price = this.price(entry);
    return price ? this.language.say('effect-does-cost', { price, what }) : what;
  });

  /** What a cell opens or gives once its cube has left. */
  readonly cell = once((entry: Data): string => {
    const parts: string[] = [];
    if ('column' in entry)
      parts.push(this.language.say('effect-does-column', { column: this.letter(text(entry, 'column')) }));
    if (num(entry, 'coin')) parts.push(this.language.say('effect-does-income', { n: num(entry, 'coin') }));
    if ('government' in entry) parts.push(this.does({ government: entry['government'] }));
    parts.push(
      ...list(entry, 'instant').map((e) => this.does(e)),
      ...list(entry, 'lasting').map((e) => this.lasting(e)),
    );
    if (num(entry, 'vp')) parts.push(this.language.say('effect-does-points', { n: num(entry, 'vp') }));
    return parts.join(', ');
  });

  letter(column: string): string {
    return this.language.say('term-letters').split(' ')['ABCDE'.indexOf(column)] ?? column;
  }

  // -- symbols --------------------------------------------------------------------------------------------------

  sign = (name: Symbol): Token => sign(this.language, name);

  tokens(effects: Data[]): Token[] {
    return effects.flatMap((effect, i) => (i ? [', ', ...this.short(effect)] : this.short(effect)));
  }

  private fill(id: string, args: Record<string, Token[] | string | number>): Token[] {
    const given: Token[][] = [];
    const plain = Object.entries(args).map(([name, value]): [string, string | number] => {
      if (!Array.isArray(value)) return [name, value];
      given.push(value);
      return [name, `${MARK}${given.length - 1}${MARK}`];
    });
    const said = this.language.say(`effect-short-${id}`, Object.fromEntries(plain)).split(MARK);
    return said.flatMap((part, i) => (i % 2 ? (given[Number(part)] ?? []) : part ? [part] : []));
  }

  private unit(id: string): Token[] {
    if (id === 'either') return [this.sign('settler'), '/', this.sign('soldier')];
    return [this.sign(id === 'settler' ? 'settler' : 'soldier')];
  }

  private short(e: Data): Token[] {
    const from: Token[] = e['from'] === 'columns' ? [' ', ...this.fill('with', { what: [this.sign('column')] })] : [];
    if ('each' in e) return this.fill('each', { what: this.tokens(list(e, 'do')), each: this.what(data(e['each'])) });
    if ('coins' in e) return [`+${num(e, 'coins')} `, this.sign('coin')];
    if ('population' in e) return [`+${num(e, 'population')} `, this.sign('piece')];
    if ('vp' in e) return [`${num(e, 'vp')} `, this.sign('laurel')];
    if ('move' in e) return this.fill('move', { what: [`${num(e, 'move')} `, this.sign('move')] });
    if ('explore' in e) return [`+${num(e, 'explore')} `, this.sign('explore')];
    if ('invest' in e) {
      const times = num(e, 'times') > 1 ? [`${num(e, 'times')} `] : [];
      return this.fill('invest', { what: [...times, trackSign(this.language, text(e, 'invest'))] });
    }
    if ('token' in e) return ['+1 ', this.sign(text(e, 'token') === 'settle' ? 'village' : 'city')];
    if ('structure' in e) return ['+1 ', this.sign('structure'), ` ${LEVELS[num(e, 'structure')]}`];
    if ('recruit' in e)
      return [...this.fill('recruit', { what: [...this.unit(text(e, 'recruit')), ` ${num(e, 'strength')}`] }), ...from];
    if ('strengthen' in e) return [...this.unit(text(e, 'strengthen')), ` +${num(e, 'by')}`];
    if ('research' in e) {
      const what: Token[] = [this.sign('technology'), ` ${levelsOf(nums(e, 'research'))}`];
      const free = e['ignore-links'] === true ? [', ', ...this.fill('free', {})] : [];
      const known = e['open-only'] === true ? [', ', ...this.fill('known', {})] : [];
      return [...this.fill('research', { what }), ...from, ...known, ...free];
    }
    return this.rare(e);
  }

  private rare(e: Data): Token[] {
    if ('private' in e)
      return this.fill('private', { what: [this.sign('technology'), ` ${LEVELS[num(e, 'private')]}`] });
    if ('basic' in e) return this.fill('basic', { what: nums(e, 'basic').join(', ') });
    if ('produce' in e)
      return this.fill('produce', { what: [this.sign(e['produce'] === 'population' ? 'piece' : 'coin')] });
    if (e['expand'] === 'settle') return this.fill('settle', { what: [this.sign('village')] });
    if (e['expand'] === 'fortify') return this.fill('fortify', { what: [this.sign('city')] });
    if ('expand' in e) return this.fill('build', { what: [this.sign('structure')] });
    if ('government' in e || 'complete' in e) return [this.does(e)];
    if (Array.isArray(e['choose'])) {
      const or: Token[] = [' ', ...this.fill('or', {}), ' '];
      const options = e['choose'].map((option) => this.tokens(Array.isArray(option) ? option.filter(isData) : []));
      return options.flatMap((option, i) => (i ? [...or, ...option] : option));
    }
    const others = list(e, 'others');
    return others.length ? this.fill('others', { what: this.tokens(others) }) : this.tokens(list(e, 'everybody'));
  }

  /** What is counted, as a symbol where there is one. */
  private what(e: Data): Token[] {
    const counted = COUNTED[text(e, 'count')];
    if ('track' in e) return [this.sign('cube'), ' ', trackSign(this.language, text(e, 'track'))];
    if (!counted) return [this.language.say(`effect-count-${text(e, 'count')}`, this.of(e))];
    return [this.sign(counted), 'level' in e ? ` ${LEVELS[num(e, 'level')]}` : ''];
  }

  shortLasting(e: Data): Token[] {
    if ('modifier' in e) return [this.lasting(e)];
    return [`${this.event(e)}: `, ...this.tokens(list(e, 'do'))];
  }

  shortScore(e: Data): Token[] {
    const points: Token[] = [`${num(e, 'vp')} `, this.sign('laurel')];
    if (!('each' in e)) return points;
    const most = 'most' in e ? [' (', ...this.fill('most', { n: num(e, 'most') }), ')'] : [];
    const times = num(e, 'per') > 1 ? [`${num(e, 'per')} `] : [];
    return [...this.fill('each', { what: points, each: [...times, ...this.what(data(e['each']))] }), ...most];
  }

  readonly priceTokens = once((entry: Data): Token[] => {
    const { coins, exhaust } = costOf(entry);
    const parts: Token[] = coins ? [`${coins} `, this.sign('coin')] : [];
    return exhaust ? [...parts, coins ? ' ' : '', `${exhaust} `, this.sign('piece')] : parts;
  });

  // -- whole pieces ---------------------------------------------------------------------------------------------

  /** Everything on a technology or a leader. */
  readonly card = once((entry: Data): Part[] => {
    const action = list(entry, 'action');
    const part = (when: Part['when'], tokens: Token[], said: string, price: Token[] = []): Part[] =>
      tokens.length ? [{ when, icon: this.sign(WHEN[when]), price, tokens, text: said }] : [];
    const each = (name: string, short: (e: Data) => Token[]): Token[] =>
      list(entry, name).flatMap((e, i) => (i ? ['; ', ...short(e)] : short(e)));
    const said = (name: string, full: (e: Data) => string): string => list(entry, name).map(full).join('; ');
    return [
      ...part('instant', this.tokens(list(entry, 'instant')), this.sentence(list(entry, 'instant'))),
      ...part('action', this.tokens(action), action.length ? this.action(entry) : '', this.priceTokens(entry)),
      ...part(
        'always',
        each('lasting', (e) => this.shortLasting(e)),
        said('lasting', (e) => this.lasting(e)),
      ),
      ...part(
        'end',
        each('score', (e) => this.shortScore(e)),
        said('score', (e) => this.score(e)),
      ),
    ];
  });

  /** The same in one text, for a tip. */
  readonly told = once((entry: Data): string => {
    return this.card(entry)
      .map((part) => `${this.language.say(`term-${part.when}`)}: ${part.text}`)
      .join('\n');
  });

  readonly structure = once((entry: Data): string => {
    const builder = (who: string, track: string): string =>
      this.language.say('term-structure-tile', {
        who: this.language.say(`term-${who}-builder`),
        track: this.language.say(`track-${text(entry, track)}`),
      });
    return [
      this.sentence(list(entry, 'bonus')),
      `${builder('first', 'left')}, ${this.language.say('term-points', { n: num(entry, 'first') })}`,
      builder('second', 'right'),
    ].join('\n');
  });

  readonly government = once((entry: Data): { step: string; tokens: Token[]; text: string }[] => {
    const lasting = (name: string): { tokens: Token[]; text: string } => ({
      tokens: list(entry, name).flatMap((e, i) => (i ? ['; ', ...this.shortLasting(e)] : this.shortLasting(e))),
      text: list(entry, name)
        .map((e) => this.lasting(e))
        .join('; '),
    });
    const monarchy = list(entry, 'monarchy');
    const democracy = list(entry, 'democracy');
    return [
      { step: 'despotism', ...lasting('despotism') },
      { step: 'theocracy', ...lasting('theocracy') },
      { step: 'monarchy', tokens: this.tokens(monarchy), text: this.sentence(monarchy) },
      {
        step: 'democracy',
        tokens: democracy.flatMap((e, i) => (i ? ['; ', ...this.shortScore(e)] : this.shortScore(e))),
        text: democracy.map((e) => this.score(e)).join('; '),
      },
    ];
  });

  /** A cell of a row, as a card says it. */
  readonly cellTokens = once((entry: Data): Token[] => {
    const parts: Token[][] = [];
    if ('column' in entry) parts.push([this.letter(text(entry, 'column')), ' ', this.sign('piece')]);
    if (num(entry, 'coin')) parts.push([`${num(entry, 'coin')} `, this.sign('coin')]);
    if ('government' in entry)
      parts.push([this.sign('government'), ` ${1 + STEPS.indexOf(text(entry, 'government'))}`]);
    parts.push(...list(entry, 'instant').map((e) => this.brief(e)));
    parts.push(
      ...list(entry, 'lasting').map((e): Token[] =>
        'modifier' in e
          ? [`+${num(e, 'by')} `, this.sign('move')]
          : [this.sign('produce'), ' ', ...this.brief(list(e, 'do')[0] ?? {})],
      ),
    );
    if (num(entry, 'vp') && !parts.length) parts.push([`${num(entry, 'vp')} `, this.sign('laurel')]);
    return parts.flatMap((part, i) => (i ? [' ', ...part] : part));
  });

  /** An effect as small as possible: on a cell there is room for a symbol. */
  private brief(e: Data): Token[] {
    if ('structure' in e) return [this.sign('structure'), ` ${LEVELS[num(e, 'structure')]}`];
    if ('strengthen' in e) return ['+', String(num(e, 'by')), ' ', this.sign('strength')];
    if ('move' in e) return [`${num(e, 'move')} `, this.sign('move')];
    if (Array.isArray(e['choose'])) return [this.sign('village'), '/', this.sign('city')];
    return this.short(e);
  }
}

export const STEPS = ['despotism', 'theocracy', 'monarchy', 'democracy'];

export const costOf = (entry: Data): { coins: number; exhaust: number } => ({
  coins: num(data(entry['cost']), 'coins'),
  exhaust: num(data(entry['cost']), 'exhaust'),
});

/** The same in words alone, for a tip. */
export const plain = (tokens: Token[]): string =>
  tokens
    .map((token) => (typeof token === 'string' ? token : token.name))
    .join('')
    .replaceAll('  ', ' ');
