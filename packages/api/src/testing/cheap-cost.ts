/** The lowest cost of Argon2id, because tests do not check its strength. */
export const cheapHashCost = { memoryCost: 8, timeCost: 1 }
