import { hash, verify } from '@node-rs/argon2'

/** Cost of Argon2id: memory in KiB and passes. */
export interface HashCost {
  memoryCost: number
  timeCost: number
}

/** 19 MiB and 2 passes: the OWASP minimum for Argon2id. */
export const defaultHashCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

/** Hashes passwords and codes with a slow function. */
export interface Hasher {
  hash: (secret: string) => Promise<string>
  /** True if `secret` matches `stored`. Without `stored` it does the same work and returns false. */
  matches: (stored: string | null | undefined, secret: string) => Promise<boolean>
}

/** Creates an Argon2id hasher. */
export async function createHasher(cost: HashCost = defaultHashCost): Promise<Hasher> {
  const options = { ...cost, parallelism: 1 }
  const decoy = await hash('decoy', options)
  return {
    hash: (secret) => hash(secret, options),
    matches: async (stored, secret) => {
      const isMatch = await verify(stored ?? decoy, secret)
      return isMatch && stored !== null && stored !== undefined
    },
  }
}
