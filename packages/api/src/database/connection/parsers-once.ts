import type { PGlite, QueryOptions } from '@electric-sql/pglite'

/** Registers Drizzle's value parsers once. Otherwise PGlite copies hundreds of parsers for every statement, a third of a short statement's time. */
export function setParsersOnce(client: PGlite): PGlite {
  const { parsers } = client
  const strip = (options: QueryOptions | undefined): QueryOptions | undefined => {
    if (!options?.parsers) return options
    const { parsers: added, ...rest } = options
    Object.assign(parsers, added)
    return rest
  }
  const over = <T extends Pick<PGlite, 'query'>>(target: T): T => {
    const query: PGlite['query'] = target.query.bind(target)
    const stripped: PGlite['query'] = (text, values, options) => query(text, values, strip(options))
    return Object.assign(target, { query: stripped })
  }
  const transaction: PGlite['transaction'] = client.transaction.bind(client)
  const overTransaction: PGlite['transaction'] = (run) => transaction((tx) => run(over(tx)))
  return Object.assign(over(client), { transaction: overTransaction })
}
