import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { pictures, users } from '../database/schema.ts'
import { transact, type Transaction } from '../database/transact.ts'
import { isUuid } from '../database/uuid.ts'
import { picturePath } from './picture.ts'

type Picture = typeof pictures.$inferSelect

/** The picture with an id, for everybody who knows it. */
export async function findPicture(db: Database, id: string): Promise<Picture | undefined> {
  if (!isUuid(id)) return undefined
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id))
  return picture
}

/** Puts a picture in the place of a person's former one; answers where it is, under a new id each time. */
export function replacePicture(
  db: Database,
  userId: string,
  picture: Pick<Picture, 'type' | 'content'>,
  nowMs: number,
): Promise<string | null> {
  return transact(db, async (tx) => {
    await drop(tx, userId)
    const [stored] = await tx
      .insert(pictures)
      .values({ userId, ...picture, createdAt: new Date(nowMs) })
      .returning({ id: pictures.id })
    return show(tx, userId, stored ? picturePath(stored.id) : null)
  })
}

/** Deletes a person's picture. */
export async function deletePicture(db: Database, userId: string): Promise<void> {
  await transact(db, async (tx) => {
    await drop(tx, userId)
    await show(tx, userId, null)
  })
}

/** Deletes a picture; nobody else changes it until the transaction ends. */
async function drop(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  await tx.delete(pictures).where(eq(pictures.userId, userId))
}

async function show(tx: Transaction, userId: string, profileImage: string | null): Promise<string | null> {
  await tx.update(users).set({ profileImage }).where(eq(users.id, userId))
  return profileImage
}
