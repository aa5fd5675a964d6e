// What is printed on the pieces, as symbols for what is gained and words for what is counted or waited for.

import type { TitleLanguage } from '../../words/language';
import { type Data, data, isData, list, num, nums, text } from '../parts/read';
import type { Token } from '../parts/signs';
import { SYMBOLS, TRACKS } from './symbols';

export const LEVELS = ['', 'I', 'II', 'III', 'IV'];

export class Print {
  constructor(private readonly language: TitleLanguage) {}

  effects(effects: Data[]): Token[] {
    return effects.flatMap((effect, i) => (i ? [' ', ...this.effect(effect)] : this.effect(effect)));
  }

  /** The list of effects that an entry has under a name. */
  of(entry: Data, name: string): Token[] {
    return this.effects(list(entry, name));
  }

  private sign(name: keyof typeof SYMBOLS, term: string): Token {
    return { icon: SYMBOLS[name], name: this.language.say(term) };
  }

  private coin = (): Token => this.sign('coin', 'term-coins');
  private piece = (): Token => this.sign('piece', 'term-active');
  private point = (): Token => this.sign('laurel', 'term-score');
  private tile = (): Token => this.sign('structure', 'term-display');

  private track(id: string): Token {
    return { icon: TRACKS[id] ?? SYMBOLS.cube, name: this.language.say(`track-${id}`) };
  }

  private unit(id: string): Token[] {
    const settler: Token = { icon: SYMBOLS.settler, name: this.language.say('kind-settler') };
    const soldier: Token = { icon: SYMBOLS.soldier, name: this.language.say('kind-soldier') };
    return id === 'settler' ? [settler] : id === 'soldier' ? [soldier] : [settler, '/', soldier];
  }

  private token(id: string): Token {
    const icon = id === 'settle' ? SYMBOLS.village : SYMBOLS.city;
    return { icon, name: this.language.say(`token-${id}`) };
  }

  /** Every symbol, for the list of components. */
  legend(): Token[] {
    const tracks = ['food', 'economy', 'infrastructure', 'any'].map((id) => this.track(id));
    const units = [...this.unit('settler'), ...this.unit('soldier')];
    const tokens = [this.token('settle'), this.token('fortify')];
    const technology = this.sign('technology', 'term-techs');
    const moving = [
      this.sign('move', 'effect-modifier-movement-bonus'),
      this.sign('explore', 'effect-on-explore'),
      this.sign('produce', 'effect-on-produce-coins'),
    ];
    return [
      this.coin(),
      this.piece(),
      this.point(),
      ...tracks,
      ...units,
      ...tokens,
      this.tile(),
      technology,
      ...moving,
    ];
  }

  private effect(e: Data): Token[] {
    const times = 'times' in e ? [`×${num(e, 'times')}`] : [];
    if ('each' in e) return [...this.of(e, 'do'), ` / ${this.counter(data(e['each']))}`];
    if ('coins' in e) return [`+${num(e, 'coins')}`, this.coin()];
    if ('population' in e) return [`+${num(e, 'population')}`, this.piece()];
    if ('vp' in e) return [String(num(e, 'vp')), this.point()];
    if ('move' in e) return [this.sign('move', 'effect-modifier-movement-bonus'), String(num(e, 'move'))];
    if ('explore' in e) return [`+${num(e, 'explore')}`, this.sign('explore', 'effect-on-explore')];
    if ('invest' in e) return ['↑', this.track(text(e, 'invest')), ...times];
    if ('token' in e) return ['+', this.token(text(e, 'token')), ...times];
    if ('structure' in e) return ['+', this.tile(), LEVELS[num(e, 'structure')] ?? ''];
    return this.deed(e);
  }

  private deed(e: Data): Token[] {
    const source = e['from'] === 'active' ? this.piece() : '○';
    if ('recruit' in e) return [source, '→', ...this.unit(text(e, 'recruit')), String(num(e, 'strength'))];
    if ('strengthen' in e) return [...this.unit(text(e, 'strengthen')), `+${num(e, 'by')}`];
    if ('research' in e) {
      const levels = nums(e, 'research').map((level) => LEVELS[level]);
      return [source, '→', this.sign('technology', 'term-techs'), levels.join('/')];
    }
    if ('private' in e) return [this.sign('technology', 'term-techs'), LEVELS[num(e, 'private')] ?? ''];
    if ('basic' in e) return [`[${nums(e, 'basic').join('/')}]`];
    if ('produce' in e)
      return [
        this.sign('produce', `effect-on-produce-${text(e, 'produce')}`),
        e['produce'] === 'population' ? this.piece() : this.coin(),
      ];
    if ('expand' in e) return this.expansion(text(e, 'expand'));
    if ('government' in e) return [`+${this.language.say(`step-${text(e, 'government')}`)}`];
    if ('complete' in e) return [`${this.language.say('effect-complete-goal')}!`];
    if (Array.isArray(e['choose'])) {
      const options = e['choose'].map((option) => this.effects(Array.isArray(option) ? option.filter(isData) : []));
      return options.flatMap((option, i) => (i ? [' | ', ...option] : option));
    }
    return [...this.of(e, 'others'), ...this.of(e, 'everybody')];
  }

  private expansion(way: string): Token[] {
    if (way === 'settle' || way === 'fortify') return [this.token(way), '!'];
    return [this.tile(), '!'];
  }

  /** What is counted, in words. */
  counter(e: Data): string {
    const args: Record<string, string> = {};
    if ('level' in e) args['of'] = LEVELS[num(e, 'level')] ?? '';
    for (const key of ['colour', 'track']) if (key in e) args['of'] = this.language.say(`${key}-${text(e, key)}`);
    return this.language.say(`effect-count-${text(e, 'count')}`, args);
  }

  lasting(entry: Data, name: string): Token[] {
    return list(entry, name).flatMap((e, i): Token[] => {
      const before = i ? [', '] : [];
      if (!('modifier' in e)) return [...before, `${this.event(e)}: `, ...this.of(e, 'do')];
      const by = num(e, 'by');
      return [...before, `${this.language.say(`effect-modifier-${text(e, 'modifier')}`)} ${by > 0 ? '+' : ''}${by}`];
    });
  }

  private event(e: Data): string {
    const parts = [this.language.say(`effect-on-${text(e, 'on')}`)];
    if ('unit' in e) parts.push(this.language.say(`kind-${text(e, 'unit')}`));
    if ('min-level' in e) parts.push(this.language.say('effect-if-level', { of: LEVELS[num(e, 'min-level')] ?? '' }));
    if (e['first'] === false) parts.push(this.language.say('effect-if-known'));
    return parts.join(' ');
  }

  scores(entry: Data, name: string): Token[] {
    return list(entry, name).flatMap((e, i): Token[] => [
      i ? ', ' : '',
      String(num(e, 'vp')),
      this.point(),
      'each' in e ? ` / ${this.counter(data(e['each']))}` : '',
      'most' in e ? ` ≤${num(e, 'most')}` : '',
    ]);
  }

  cost(entry: Data): Token[] {
    const paid = data(entry['cost']);
    const parts: Token[] = [];
    if ('coins' in paid) parts.push(`−${num(paid, 'coins')}`, this.coin());
    if ('exhaust' in paid) parts.push(` −${num(paid, 'exhaust')}`, this.piece());
    return parts.length ? [...parts, ' → '] : [];
  }

  condition(entry: Data): string {
    const tests = list(entry, 'all').length ? list(entry, 'all') : list(entry, 'any');
    return tests.map((test) => `${this.counter(test)} ≥ ${num(test, 'least')}`).join(', ');
  }

  /** Everything on a technology or a leader. */
  card(entry: Data): Token[] {
    const part = (term: string, tokens: Token[]): Token[][] =>
      tokens.length ? [[`${this.language.say(`term-${term}`)}: `, ...tokens]] : [];
    const parts = [
      ...part('instant', this.of(entry, 'instant')),
      ...part('action', [...(list(entry, 'action').length ? this.cost(entry) : []), ...this.of(entry, 'action')]),
      ...part('always', this.lasting(entry, 'lasting')),
      ...part('end', this.scores(entry, 'score')),
    ];
    return parts.flatMap((tokens, i) => (i ? [' · ', ...tokens] : tokens));
  }

  structure(entry: Data): Token[] {
    const points: Token[] = num(entry, 'centre') ? [` ${num(entry, 'centre')}`, this.point()] : [];
    return [
      `${LEVELS[num(entry, 'level')]} · −${num(entry, 'price')}`,
      this.coin(),
      ' → ',
      ...this.of(entry, 'bonus'),
      ...points,
    ];
  }

  government(entry: Data): { step: string; tokens: Token[] }[] {
    return [
      { step: 'despotism', tokens: this.lasting(entry, 'despotism') },
      { step: 'theocracy', tokens: this.lasting(entry, 'theocracy') },
      { step: 'monarchy', tokens: this.of(entry, 'monarchy') },
      { step: 'democracy', tokens: this.scores(entry, 'democracy') },
    ];
  }
}

/** The same in words alone, for a tip. */
export const plain = (tokens: Token[]): string =>
  tokens
    .map((token) => (typeof token === 'string' ? token : ` ${token.name} `))
    .join('')
    .replaceAll('  ', ' ');
