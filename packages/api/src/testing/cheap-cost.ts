/** The cheapest Argon2id there is: tests check what is hashed, not how slowly. */
export const cheapCost = { memoryCost: 8, timeCost: 1 }
