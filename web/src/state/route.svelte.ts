class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash.slice(1));

  /** The path in pieces: /table/k3v9 is ["table", "k3v9"]. */
  get pieces(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  /** What is asked for behind the path: of /rules/hadara?table=k3v9 the table. */
  query(name: string): string {
    return new URLSearchParams(this.search).get(name) ?? '';
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    if (!this.hash) scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

addEventListener('popstate', () => route.read());
addEventListener('hashchange', () => route.read());

/** Links inside the client change the screen without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  const address = link?.getAttribute('href');
  if (!link || !address?.startsWith('/') || address.startsWith('/api') || link.target || link.hasAttribute('download'))
    return;
  event.preventDefault();
  route.go(address);
}
