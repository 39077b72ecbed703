import { hash, verify } from '@node-rs/argon2'

/** What Argon2id may cost: memory in KiB and the number of passes. */
export interface HashCost {
  memoryCost: number
  timeCost: number
}

/** 19 MiB and 2 passes: the OWASP minimum for Argon2id. */
export const defaultCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

/** Hashes what people choose or type (passwords, codes), slowly on purpose. */
export interface Hasher {
  hash: (secret: string) => Promise<string>
  /** Whether `secret` belongs to `stored`; without `stored` it does the same work and says no. */
  matches: (stored: string | null | undefined, secret: string) => Promise<boolean>
}

/** Creates an Argon2id hasher. */
export async function createHasher(cost: HashCost = defaultCost): Promise<Hasher> {
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
