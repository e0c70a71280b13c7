import type { RouteOptions } from 'fastify';

interface Route {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
}

/** The routes of the server, to tell a wrong method from a wrong path. */
export class Routes {
  private readonly routes: Route[] = [];

  add({ method, url }: Pick<RouteOptions, 'method' | 'url'>): void {
    // Whether a wildcard leads to something is known only to those who serve it.
    if (url.includes('*')) return;
    const literal = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    const pattern = new RegExp(`^${literal.replace(/:[^/]+/g, '[^/]+')}$`);
    this.routes.push({ pattern, methods: [method].flat() });
  }

  /** The methods that a path can be called with, none where there is no such path. */
  methodsOf(url: string): string[] {
    const [path = ''] = url.split('?');
    const found = this.routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(found)].sort();
  }
}
