import type { PGlite, QueryOptions } from '@electric-sql/pglite'

/** Registers Drizzle's value parsers once. Otherwise PGlite copies hundreds of parsers for every statement, a third of a short statement's time. */
export function registerParsersOnce(client: PGlite): PGlite {
  const { parsers } = client
  const stripKnownParsers = (options: QueryOptions | undefined): QueryOptions | undefined => {
    if (!options?.parsers) return options
    const { parsers: added, ...rest } = options
    Object.assign(parsers, added)
    return rest
  }
  const wrapTarget = <T extends Pick<PGlite, 'query'>>(target: T): T => {
    const query: PGlite['query'] = target.query.bind(target)
    const queryWithoutParsers: PGlite['query'] = (text, values, options) =>
      query(text, values, stripKnownParsers(options))
    return Object.assign(target, { query: queryWithoutParsers })
  }
  const transaction: PGlite['transaction'] = client.transaction.bind(client)
  const wrapTransaction: PGlite['transaction'] = (run) => transaction((tx) => run(wrapTarget(tx)))
  return Object.assign(wrapTarget(client), { transaction: wrapTransaction })
}
